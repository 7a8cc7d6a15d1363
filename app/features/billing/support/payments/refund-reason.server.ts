import type { RequestContext } from "~/platform/context.server";
import { createTranslator } from "~/i18n/translator.server";
import type { PaymentRow } from "../../data/payments/payments.server";

/** Why a whole payment goes back: what was said, else why a person looks into it. */
export const refundReason = (
  { locale }: RequestContext,
  { review }: Pick<PaymentRow, "review">,
  said: string | undefined,
): string => said ?? (review === null ? "" : createTranslator(locale).t(`billing:review.reasons.${review}`));
