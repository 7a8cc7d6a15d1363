import { paths } from "~/paths";
import type { HealthRecordKind } from "../../records/health-record-kind";

interface Asked {
  patient: string | undefined;
}

/** The links to the form of a kind: most are below its base, some stand in the profile itself. */
export const recordLinks = ({ base, formName }: Pick<HealthRecordKind, "base" | "formName">, asked: Asked) => ({
  create:
    formName === undefined
      ? paths.recordCreate(base, { ...asked })
      : paths.profileForm(`create_${formName}`, undefined, { ...asked }),
  edit: (id: string) =>
    formName === undefined
      ? paths.recordEdit(base, id, { ...asked })
      : paths.profileForm(`edit_${formName}`, id, { ...asked }),
});
