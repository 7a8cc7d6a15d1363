import { usePatientT } from "~/i18n/use-t";

const honorifics = { 1: "mr", 2: "ms", 3: "mrs", 8: "dr" } as const;

/** The provider as patients call them: 'Dr Ada Okafor'. */
export function useProviderName({ doctorTitle, doctorName }: { doctorTitle: number; doctorName: string }): string {
  const { t } = usePatientT();
  const key = doctorTitle in honorifics ? honorifics[doctorTitle as keyof typeof honorifics] : undefined;
  return key ? `${t(`common:honorifics.${key}`)} ${doctorName}` : doctorName;
}
