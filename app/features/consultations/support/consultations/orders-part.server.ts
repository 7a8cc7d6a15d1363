import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { readerFormat } from "~/platform/reader-format.server";
import { labOrdersOfConsultations, testsOfOrders } from "../../data/laboratory/lab-orders-read.server";
import type { SummaryEntry, SummarySide } from "../../domain/consultations/summary";
import { needsSampleAgain } from "../../domain/laboratory/lab-order";
import { mayEver, type LabActor } from "../../domain/laboratory/lab-order-states";
import { stateShownToPatient } from "../laboratory/shown-to-patient";
import { labActorOf } from "../laboratory/reach-lab-order.server";
import { byLine, consultationIdsOf, type SummaryPart } from "./summary-part.server";

interface Asked {
  side: SummarySide;
  /** As whom the reader acts on an order of a provider; null for whoever only reads. */
  actor: (order: { providerId: string }) => LabActor | null;
}

/** The orders of consultations with the tests that were asked for; never what came of them. */
async function ofConsultations(context: RequestContext, ids: readonly string[], { side, actor }: Asked) {
  const { t } = createTranslator(context.locale);
  const format = readerFormat(context);
  const orders = await labOrdersOfConsultations(context.db, ids);
  const tests =
    orders.length === 0
      ? []
      : await testsOfOrders(
          context.db,
          orders.map(({ id }) => id),
        );
  return orders.map((order) => {
    const { id, number, consultationId, providerId } = order;
    const own = tests.filter(({ orderId }) => orderId === id);
    const state = side === "staff" ? order.state : stateShownToPatient(order, own);
    const said = state === "ORDERED" && own.some(needsSampleAgain) ? "SAMPLE_AGAIN" : state;
    const draft = state === "DRAFT";
    const by = actor({ providerId });
    const numbered = number === null ? t("laboratory:draft") : t("laboratory:orderNumber", { number });
    const names = own.map(({ name }) => name);
    const entry: SummaryEntry = {
      id,
      // Patients know their tests, and no numbers.
      ...(side === "staff" ? { name: numbered, lines: names } : { name: format.list(names) || numbered, lines: [] }),
      ...{ draft, state: t(side === "staff" ? `laboratory:state.${state}` : `laboratory:patientState.${said}`) },
      href: draft && by !== null && mayEver("change", by) ? paths.labOrderCreate({ order: id }) : paths.labOrder(id),
    };
    return { consultationId, entry };
  });
}

/** What was ordered from a laboratory at a consultation. */
export const ordersPart: SummaryPart = {
  name: "orders",
  begin: (_context, { consultation }) => paths.labOrderCreate({ consultation: consultation.id }),
  read: async (context, asked) => {
    const { consultation, role } = asked;
    const side = role === "patient" || role === "viewer" ? "patient" : "staff";
    const actor = (order: { providerId: string }) => labActorOf(context, asked, order);
    const found = await ofConsultations(context, [consultation.id], { side, actor });
    return found.map(({ entry }) => entry);
  },
  listed: async (context, _patientId, lines) =>
    byLine(
      lines,
      await ofConsultations(context, consultationIdsOf(lines), { side: "patient", actor: () => null }),
      ({ entry }) => entry,
    ),
};
