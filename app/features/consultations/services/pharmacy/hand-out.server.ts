import { minorUnitDigits } from "~/kernel/codes/minor-units";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError, type FieldError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { dispensedLine, isOver, refusedAtDesk, type DeskLine } from "../../domain/pharmacy/desk";
import { changeBy, handingRefusal, leftAtATime, quantityAtATime } from "../../domain/pharmacy/dispensing";
import { handOutSchema, type HandedLine } from "../../schemas/pharmacy/desk";
import {
  commitAtDesk,
  isDoneAlready,
  requireAction,
  type LineChange,
} from "../../support/pharmacy/commit-at-desk.server";
import { reachDeskPrescription, type ReachedAtDesk } from "../../support/pharmacy/reach-desk-prescription.server";

/** A price in the minor unit of its currency; null where none was said. */
const minorOf = (price: number | undefined, currency: string): number | null =>
  price === undefined ? null : Number((price * 10 ** minorUnitDigits(currency)).toFixed(6));

interface Handing {
  context: RequestContext;
  reached: ReachedAtDesk;
  line: DeskLine;
  handed: HandedLine;
}

/** So much as was typed; one where nothing is counted. */
const amountOf = ({ line, handed }: Pick<Handing, "line" | "handed">): number =>
  line.quantity === null ? quantityAtATime(line) : (handed.quantity ?? 0);

/** What is wrong with what is to be handed out of a line, by field. */
function wrongWith(handing: Handing): FieldError[] {
  const { context, reached, line, handed } = handing;
  const { expires, price, substituted, reason } = handed;
  const state = dispensedLine(line, reached.entries);
  const isUnsafe = refusedAtDesk(reached).declined.some(
    ({ lineId, declineReason, isAnswered }) => lineId === line.id && (declineReason === "NOT_SAFE" || isAnswered),
  );
  const refused = handingRefusal(state, amountOf(handing), { now: context.now, reason, isUnsafe });
  const most = leftAtATime(state);
  const minor = minorOf(price, context.profile.currencyCode);
  return [
    refused === "nothing" && { field: "quantity", message: "pharmacy:refusal.nothing" },
    refused === "tooMuch" && { field: "quantity", message: "pharmacy:refusal.tooMuch", values: { most } },
    refused === "unsafe" && { field: "reason", message: "pharmacy:refusal.unsafeWhy" },
    refused === "tooEarly" && { field: "reason", message: "pharmacy:refusal.tooEarly" },
    substituted &&
      !line.medicine.substitutionAllowed && { field: "substituted", message: "pharmacy:refusal.noSubstitute" },
    substituted && reason === "" && { field: "reason", message: "pharmacy:refusal.substituteWhy" },
    substituted && handed.product === "" && { field: "product", message: "pharmacy:refusal.substituteWhat" },
    expires !== "" && expires < reached.today && { field: "expires", message: "pharmacy:refusal.expired" },
    minor !== null && !Number.isInteger(minor) && { field: "price", message: "errors:field.money" },
  ].filter((each) => each !== false);
}

/** What a line's handing becomes; or what is wrong with it, by the name that the form has for the field. */
function changeOf(handing: Handing, index: number): { change?: LineChange; wrong: FieldError[] } {
  const { context, line, handed } = handing;
  const { product, batch, expires, substituted, counselled, reason, price } = handed;
  const wrong = wrongWith(handing).map((each) => ({ ...each, field: `lines.${index}.${each.field}` }));
  const quantity = amountOf(handing);
  const entry = {
    ...({ kind: "DISPENSED", quantity, product, batch, expires, substituted, counselled, reason } as const),
    priceMinor: minorOf(price, context.profile.currencyCode),
  };
  return { wrong, change: { lineId: line.id, change: changeBy(entry), entry } };
}

/**
 * Hands out what was prescribed, of as many lines as are to be given, wholly or in part: never more than is left before
 * the next refill, nothing after the last day on which it is valid, and what a pharmacist refused as unsafe only with the
 * reason why it is safe now.
 * @throws InvalidError; ConflictError where another desk or the prescriber was faster, or it takes no more; NotFoundError
 */
export async function handOut(context: RequestContext, id: unknown, raw: unknown): Promise<void> {
  await authorize(context, "pharmacy.work");
  const { version, lines } = parse(handOutSchema, raw);
  const reached = await reachDeskPrescription(context, id);
  const given = lines.flatMap((handed) => {
    const line = handed.give ? reached.lines.find((each) => each.id === handed.lineId) : undefined;
    const { reason, product, batch } = handed;
    const said = { kind: "DISPENSED" as const, reason, product, batch };
    return line ? [{ lineId: line.id, quantity: amountOf({ line, handed }), ...said }] : [];
  });
  if (isDoneAlready(context, reached, version, given)) return;
  requireAction(reached, "dispense", version);
  if (isOver(reached.prescription, reached.today))
    throw new ConflictError("over", [{ field: "", message: "pharmacy:refusal.over" }]);
  const asked = lines.flatMap((handed, index) => {
    const line = handed.give ? reached.lines.find((each) => each.id === handed.lineId) : undefined;
    return line ? [changeOf({ context, reached, line, handed }, index)] : [];
  });
  const wrong = asked.flatMap((each) => each.wrong);
  if (wrong.length > 0) throw new InvalidError(wrong);
  const changes = asked.flatMap(({ change }) => change ?? []);
  if (changes.length === 0) throw new InvalidError([{ field: "", message: "pharmacy:refusal.noLine" }]);
  if (new Set(changes.map(({ lineId }) => lineId)).size < changes.length)
    throw new InvalidError([{ field: "", message: "errors:invalid.text" }]);
  await commitAtDesk(context, reached, "dispense", changes);
}
