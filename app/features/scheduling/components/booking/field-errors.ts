import type { PlainPatientKey } from "~/i18n/audiences";
import type { useT } from "~/i18n/use-t";
import type { FieldProblem } from "../../domain/booking/booking-view";

export type FieldErrors = (field: string) => string | undefined;

/** What is wrong with a field, in words. */
export function fieldErrors({ t, has }: ReturnType<typeof useT>, problems: readonly FieldProblem[]): FieldErrors {
  return (field) => {
    const message = problems.find((problem) => problem.field === field)?.message;
    return message && has(message) ? t(message as PlainPatientKey) : message;
  };
}
