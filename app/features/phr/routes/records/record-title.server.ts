import type { PlainKey } from "~/i18n/message-types";
import type { createTranslator } from "~/i18n/translator.server";
import type { HealthRecordKind } from "../../records/health-record-kind";

interface Whose {
  patient: { name: string };
  isSelf: boolean;
}

/** The title of a list: the kind's, with the patient's name for everybody but the patient. */
export function titleOf({ t }: ReturnType<typeof createTranslator>, { words }: HealthRecordKind, whose: Whose): string {
  const title = t(`${words}:title` as PlainKey);
  return whose.isSelf ? title : t("phr:list.of", { kind: title, name: whose.patient.name });
}
