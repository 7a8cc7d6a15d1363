import { usePatientT } from "~/i18n/use-t";
import { HONORIFIC, nameOfCode } from "~/kernel/codes/code-tables";

/** A provider as patients call them: 'Dr Ada Okafor'. */
export function useProviderName(): (provider: { title: number; name: string }) => string {
  const { t } = usePatientT();
  return ({ title, name }) => {
    const honorific = nameOfCode(HONORIFIC, title);
    return honorific ? `${t(`common:honorifics.${honorific}`)} ${name}` : name;
  };
}
