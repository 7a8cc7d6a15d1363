import { z } from "zod";
import { SystemDb, type DueItem } from "~/db/system.server";
import {
  checkLedgerNightly,
  checkPayment,
  expireCredits,
  remindOfCredits,
  remindOfInvoice,
} from "~/features/billing/public.server";
import { escalateUnseenCritical, releaseDueResults } from "~/features/consultations/public.server";
import { expirePrescription } from "~/features/consultations/public.server";
import { sweepSecurity } from "~/features/identity/public.server";
import { sendMarketingBatch, notifyOfAppointment } from "~/features/notifications/public.server";
import { resumeImport, sweepUpload } from "~/features/imports/public.server";
import { discardUnclaimed } from "~/features/organization/public.server";
import { escalateAlert, stepMonitoring } from "~/features/monitoring/public.server";
import { stepAssignment } from "~/features/forms/public.server";
import { fillNameSounds } from "~/features/patients/public.server";
import { stepQuestion } from "~/features/questions/public.server";
import { sweepRecordUpload } from "~/features/phr/public.server";
import {
  askBefore,
  endWaiting,
  expireAppointment,
  expireHold,
  expireWaitingOffer,
  invoiceWhenDue,
  receiptWhenDue,
  startOfAppointment,
  sweepNoShow,
} from "~/features/scheduling/public.server";
import { sweepChatUpload } from "~/features/waiting-room/public.server";
import { DUE_KINDS, type DueKind } from "~/outbox/due-kinds";
import { sealDue } from "~/platform/audit/seal-audit.server";
import type { RequestContext } from "~/platform/context.server";
import type { Env } from "~/platform/env.server";
import { failureOf } from "~/platform/http/failure.server";
import { createLogger } from "~/platform/log.server";
import { lookAtOutboxLater, type OutboxMessage } from "~/platform/outbox.server";
import { organizationContext } from "./organization-context";

const dueWorkMessage = z.object({ database: z.string(), requestId: z.string() });

/** Number of items that a message handles; if there are more, it sends another message. */
const ITEMS_A_MESSAGE = 100;
/** Time after which an announced outbox row is looked at again, in case the queue lost it. */
const LOOK_AGAIN_MS = 300_000;

/** Handler of each kind of due work except the outbox. A handler deletes its own item in its commit. */
export const dueHandlers: Readonly<
  Record<Exclude<DueKind, "OUTBOX">, (context: RequestContext, item: DueItem) => Promise<void>>
> = {
  APPOINTMENT_EXPIRY: expireAppointment,
  APPOINTMENT_NO_SHOW: sweepNoShow,
  APPOINTMENT_MESSAGE: notifyOfAppointment,
  HOLD_EXPIRY: expireHold,
  AUDIT_SEAL: sealDue,
  SECURITY_SWEEP: sweepSecurity,
  FILE_UNCLAIMED: discardUnclaimed,
  PATIENT_IMPORT: resumeImport,
  MARKETING: sendMarketingBatch,
  IMPORT_UPLOAD: sweepUpload,
  RECORD_UPLOAD: sweepRecordUpload,
  CHAT_UPLOAD: sweepChatUpload,
  PAYMENT: checkPayment,
  LEDGER_CHECK: checkLedgerNightly,
  LAB_RELEASE: releaseDueResults,
  LAB_CRITICAL: escalateUnseenCritical,
  PRESCRIPTION_EXPIRY: expirePrescription,
  CREDIT_EXPIRY: expireCredits,
  CREDIT_REMINDER: remindOfCredits,
  INVOICE: invoiceWhenDue,
  INVOICE_REMINDER: remindOfInvoice,
  RECEIPT: receiptWhenDue,
  QUESTION: stepQuestion,
  MONITORING: stepMonitoring,
  MONITORING_ALERT: escalateAlert,
  QUESTIONNAIRE: (context, item) => stepAssignment(context, item, (id) => startOfAppointment(context, id)),
  QUESTIONNAIRE_BEFORE: askBefore,
  NAME_SOUNDS: (context, item) => fillNameSounds(context, item),
  WAITING_END: endWaiting,
  WAITING_OFFER: expireWaitingOffer,
};

const dueKind = z.enum(DUE_KINDS);

async function handItem(context: RequestContext, item: DueItem): Promise<void> {
  const kind = dueKind.parse(item.kind);
  if (kind === "OUTBOX") {
    await lookAtOutboxLater(context, item.id, LOOK_AGAIN_MS);
    await context.env.NOTIFICATIONS.send({
      organizationId: item.organizationId,
      outboxId: item.id,
      requestId: context.requestId,
    } satisfies OutboxMessage);
    return;
  }
  await dueHandlers[kind](context, item);
}

/** Time after which a failed item is tried again, so that it does not block the items after it. */
const TRY_AGAIN_MS = 60_000;

/** Handles the due work of one tenant database, each item in the context of its organization. Safe to run twice. */
export async function doDueWork(message: Message, env: Env, execution: ExecutionContext): Promise<void> {
  const { database, requestId } = dueWorkMessage.parse(message.body);
  const started = Date.now();
  const system = new SystemDb(env.tenantDatabase(database));
  const items = await system.due(started, ITEMS_A_MESSAGE);
  for (const item of items) {
    const context = await organizationContext(env, item.organizationId, `due-work:${item.kind}`, requestId, (work) =>
      execution.waitUntil(work),
    );
    try {
      if (context) await handItem(context, item);
      else await system.postpone(item, started + LOOK_AGAIN_MS);
    } catch (error) {
      failureOf(error, context?.log ?? createLogger(requestId), item.organizationId);
      await system.postpone(item, started + TRY_AGAIN_MS);
    }
  }
  createLogger(requestId).info("cron", {
    task: "due-work",
    database,
    items: items.length,
    durationMs: Date.now() - started,
  });
  if (items.length === ITEMS_A_MESSAGE) await env.DUE_WORK.send({ database, requestId });
  message.ack();
}
