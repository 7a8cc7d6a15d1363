import {
  inProportion,
  priced,
  takenOff,
  taxOf,
  type Discount,
  type Price,
  type Rounding,
  type Tax,
} from "./arithmetic";

export type Kind = "CASH" | "CARD" | "TRANSFER";

/** Where an appointment stands, as the acts that were answered leave it. */
export type Stage = "asked" | "agreed" | "begun" | "over" | "off" | "missed";

export interface Grant {
  id: string;
  patient: string;
  amount: number;
  held: number;
  used: number;
  lapsed: number;
  /** The last day on which it is valid, as a number of days. */
  lastDay: number;
  /** Everything of it has lapsed that was left. */
  isOver: boolean;
}

/** What happened to a credit of an appointment. */
type CreditFate = "held" | "used" | "released";

/** How an appointment ends for its credit: on which day (a number of days), and whether its patient canceled it. */
export interface CreditEnd {
  day: number;
  fate: CreditFate;
  byPatient?: boolean;
}

export interface Appointment {
  id: string;
  patient: string;
  service: string;
  place: string;
  startsAt: number;
  stage: Stage;
  isDisabled: boolean;
  mustPayToBook: boolean;
  agreed: Price | null;
  discounts: readonly Discount[];
  /** The charge that stands. */
  charge: Price | null;
  paidBy: "desk" | "online" | "credit" | null;
  /** The last online payment that took effect on it, and those before. */
  onlineId: string | null;
  earlierIds: string[];
  waived: bigint;
  /** What was waived of it when it was called off. */
  waivedThen: bigint;
  /** Staff made it cheaper after a part was paid: what is over is a credit of the patient. */
  isCheaper: boolean;
  /** It was asked for less than what is owed of it, since something was paid ahead. */
  isReduced: boolean;
  credit: { grant: Grant; fate: CreditFate } | null;
}

export interface HandCharge {
  id: string;
  patient: string;
  price: Price;
  paid: bigint;
  waived: bigint;
  isBack: boolean;
  /** When it was made (UTC ms). */
  at: number;
}

/** Money that was taken at the desk. */
export interface Taking {
  patient: string;
  kind: Kind;
  amount: bigint;
  of: Appointment | HandCharge | null;
  /** What went back, and as what. */
  back: { kind: Kind; amount: bigint }[];
  isUndone: boolean;
}

/** One of the things that a payment is for. */
interface Item {
  of: Appointment | HandCharge;
  amount: bigint;
  isApplied: boolean;
  /** What of it pays a charge by hand. */
  paysMinor: bigint;
  /** What of an appointment was settled otherwise when it was asked for. */
  settledThen: bigint;
}

export interface Online {
  id: string;
  gateway: string;
  purpose: "VISIT" | "BALANCE" | "PAY_NOW";
  patient: string | null;
  amount: bigint;
  of: Appointment | null;
  /** What of that was settled otherwise when it was asked for. */
  settledThen: bigint;
  items: readonly Item[];
  /** What the product knows of it. */
  status: "open" | "paid" | "unclear" | "refunded";
  came: bigint;
  back: bigint;
  isApplied: boolean;
  /** A person has to look into it. */
  isFlagged: boolean;
  wasFlagged: boolean;
  /** A part that the gateway was asked to give back, and nobody knows whether it did. */
  pendingPart: bigint | null;
  /** Of the last part it was said that it is still owed. */
  stillOwes: boolean;
}

/** Whether an online payment took effect on an appointment. */
const countsFor = ({ onlineId, earlierIds }: Appointment, paymentId: string): boolean =>
  onlineId === paymentId || earlierIds.includes(paymentId);

const isAppointment = (of: Appointment | HandCharge): of is Appointment => "stage" in of;
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, amount) => all + amount, 0n);
export const backOf = ({ back }: Taking): bigint => sum(back.map(({ amount }) => amount));

/** It takes place, or took place, and so its price is owed. */
const isOwed = ({ stage, isDisabled, paidBy }: Appointment): boolean =>
  (stage === "begun" || stage === "over") && !isDisabled && paidBy !== "credit";
/** It cost nothing, so that it was never charged: what was paid for it before is a credit of the patient once it began. */
const isFreeAndOver = ({ stage, agreed }: Appointment): boolean =>
  (stage === "begun" || stage === "over") && agreed?.total === 0n;
const isOff = ({ stage, isDisabled }: Appointment): boolean => isDisabled || stage === "off" || stage === "missed";

/** The organization as it was set up, and as it changes. */
export interface Terms {
  currency: string;
  rounding: Rounding;
  taxes: Tax[];
  /** Price as it was typed, by service and place. */
  prices: Map<string, bigint>;
  discounts: Discount[];
  returnHours: number;
  extendsExpired: boolean;
}

/**
 * What the books of a practice must hold by what was done in it: kept from the answers alone, by arithmetic of its own.
 */
export class Expected {
  readonly appointments: Appointment[] = [];
  readonly charges: HandCharge[] = [];
  readonly takings: Taking[] = [];
  readonly online: Online[] = [];
  readonly grants: Grant[] = [];
  readonly corrections: { patient: string; amount: bigint }[] = [];
  /** Written off of no appointment: of charges by hand, and of what several were paid by at once. */
  readonly waived: { patient: string; amount: bigint }[] = [];

  constructor(readonly terms: Terms) {}

  /** What a service costs at a place, with what is taken off. */
  priceAt(service: string, place: string, off = 0n): Price {
    const { prices, taxes, rounding } = this.terms;
    const charged = taxes.filter((tax) => tax.isDefault && (tax.place === null || tax.place === place));
    return priced(prices.get(`${service} ${place}`) ?? 0n, off, charged, rounding);
  }

  costOf({ charge, agreed, service, place }: Appointment): Price {
    return charge ?? agreed ?? this.priceAt(service, place);
  }

  #hasOthers(patient: string, but: Appointment | null): boolean {
    return this.appointments.some(
      (each) => each !== but && each.patient === patient && !isOff(each) && !each.isDisabled,
    );
  }

  usesOf(discount: Discount, but: Appointment | null = null): Appointment[] {
    return this.appointments.filter(
      (each) => each !== but && each.stage !== "off" && each.discounts.some(({ id }) => id === discount.id),
    );
  }

  /** Whether a discount may be taken; whose limits are not known for a visitor. */
  mayTake(discount: Discount, asked: { service: string; patient: string | null; of: Appointment | null }): boolean {
    const { service, patient, of } = asked;
    if (discount.service !== null && discount.service !== service) return false;
    const uses = this.usesOf(discount, of);
    if (discount.limit !== null && uses.length >= discount.limit) return false;
    if (patient === null) return true;
    const own = uses.filter((each) => each.patient === patient).length;
    if (discount.perPatient !== null && own >= discount.perPatient) return false;
    return !(discount.firstOnly && this.#hasOthers(patient, of));
  }

  /** What a booking costs with its discounts; null where none is taken off. */
  offer(asked: { service: string; place: string; patient: string | null; code: string }) {
    const may = this.terms.discounts.filter(
      (each) => (each.code === "" || each.code === asked.code) && this.mayTake(each, { ...asked, of: null }),
    );
    const base = this.terms.prices.get(`${asked.service} ${asked.place}`) ?? 0n;
    const { uses, off } = takenOff(may, base);
    return { discounts: uses, agreed: this.priceAt(asked.service, asked.place, off) };
  }

  /** An appointment is given a code, or loses a discount; its price is worked out anew. */
  reprice(appointment: Appointment, change: { code: string; without: string | null }): void {
    const { service, place, patient } = appointment;
    const kept = appointment.discounts.filter(({ id }) => id !== change.without);
    const others = this.terms.discounts.filter(
      (each) =>
        each.id !== change.without &&
        !kept.some(({ id }) => id === each.id) &&
        (each.code === "" || each.code === change.code) &&
        this.mayTake(each, { service, patient, of: appointment }),
    );
    const base = this.terms.prices.get(`${service} ${place}`) ?? 0n;
    const { uses, off } = takenOff([...kept, ...others], base);
    appointment.discounts = uses;
    appointment.isCheaper ||= this.takingsOf(appointment).length > 0;
    appointment.agreed = this.priceAt(service, place, off);
    if (appointment.charge === null && !isOwed(appointment)) return;
    appointment.charge = null;
    this.chargeFor(appointment);
  }

  takingsOf(of: Appointment | HandCharge): Taking[] {
    return this.takings.filter((taking) => taking.of === of && !taking.isUndone);
  }

  /** The online payments that count for it: of one that is paid, the one that it is paid by. */
  #paidOnline(appointment: Appointment): Online[] {
    const { id: own, paidBy, onlineId } = appointment;
    const paid = this.online.filter(({ of, status }) => of?.id === own && status === "paid");
    if (onlineId !== null) return paid.filter(({ id }) => countsFor(appointment, id));
    return paidBy === "desk" ? [] : paid;
  }

  /** What the desk has taken for it and still has. */
  #atDesk(appointment: Appointment): bigint {
    return sum(this.takingsOf(appointment).map((taking) => taking.amount - backOf(taking)));
  }

  /** What the payments that took effect on it have brought, and is still here; those of several are not given back by it. */
  #keptOnline(appointment: Appointment, but: string | null = null): bigint {
    return sum(
      this.online
        .filter(({ id }) => id !== but && countsFor(appointment, id))
        .flatMap(({ of, items, status, amount, back }) => {
          if (of !== null) return status === "paid" ? amount - back : 0n;
          return items.flatMap((item) => (item.of.id === appointment.id ? item.amount : []));
        }),
    );
  }

  /** What of it is settled otherwise than by one payment, whether or not that took effect. */
  settledBut(appointment: Appointment, but: string): bigint {
    const online = this.online.filter(({ id, of, status }) => id !== but && of === appointment && status === "paid");
    return this.#atDesk(appointment) + appointment.waived + sum(online.map(({ amount, back }) => amount - back));
  }

  /** What of its price is not covered by what is here. */
  lackOf(appointment: Appointment): bigint {
    const here = this.#atDesk(appointment) + this.#keptOnline(appointment) + appointment.waived;
    const left = this.costOf(appointment).total - here;
    return left > 0n ? left : 0n;
  }

  /** It is to come, and a payment pays for that. */
  isAhead(appointment: Appointment, paymentId: string): boolean {
    const { stage, isDisabled, paidBy } = appointment;
    const isToCome = (stage === "asked" || stage === "agreed") && !isDisabled && paidBy !== "credit";
    return isToCome && countsFor(appointment, paymentId);
  }

  /** What of some money for it pays its price; the rest of it is too much. */
  neededOf(appointment: Appointment, amount: bigint): bigint {
    const here = this.#atDesk(appointment) + this.#keptOnline(appointment) + appointment.waived;
    const over = here - this.costOf(appointment).total;
    if (over <= 0n) return amount;
    return amount > over ? amount - over : 0n;
  }

  /** Money for it went back: it counts as paid no longer. */
  unpaid(appointment: Appointment): void {
    if (appointment.paidBy !== "credit") appointment.paidBy = null;
  }

  /** What an online payment was the last to pay for counts as paid no longer. */
  unpaidBy(paymentId: string): void {
    for (const appointment of this.appointments)
      if (appointment.onlineId === paymentId && appointment.stage !== "off") this.unpaid(appointment);
  }

  /** What was paid for an appointment by itself and did not go back, needed or not. */
  paidFor(appointment: Appointment): bigint {
    const desk = this.takingsOf(appointment).map((taking) => taking.amount - backOf(taking));
    const online = this.online.filter(({ of, status }) => of === appointment && status === "paid");
    return sum([...desk, ...online.map(({ amount, back }) => amount - back)]);
  }

  /** What of an appointment or a charge is still to pay. */
  dueOf(of: Appointment | HandCharge): bigint {
    if (!isAppointment(of)) return of.isBack ? 0n : of.price.total - of.paid;
    return of.paidBy !== null ? 0n : this.lackOf(of);
  }

  /** Its price is charged, or instead of it what was paid ahead; of what was paid twice, no more than the price. */
  chargeFor(appointment: Appointment): void {
    if (appointment.charge !== null) return;
    const price = this.costOf(appointment);
    const [desk, online] = [this.takingsOf(appointment), this.#paidOnline(appointment)];
    const { paidBy, onlineId } = appointment;
    // What a gateway has taken and has yet to take effect counts as all of it; what went back since is owed.
    const isPaid = paidBy !== null || (onlineId === null && online.length > 0);
    const isWhole = desk.length + online.length > 0 && isPaid;
    const paid = sum([
      ...desk.map((taking) => taking.amount - backOf(taking)),
      ...online.map(({ amount, back }) => amount - back),
    ]);
    // What was waived with what went back is part of what it costs.
    const settled = paid + appointment.waived;
    const counted = desk.length > 0 && online.length > 0 && settled > price.total ? price.total : settled;
    const cost = isWhole ? inProportion(price, counted) : price;
    if (cost.total > 0n) appointment.charge = cost;
  }

  /** What of a payment is too much for what it is for: the whole of it where it pays for nothing. */
  surplusOf({ id, of, items, came, back }: Online): bigint {
    const over = (appointment: Appointment, amount: bigint): bigint => {
      if (!countsFor(appointment, id) || appointment.isDisabled || appointment.stage === "off") return amount;
      const others = this.#atDesk(appointment) + this.#keptOnline(appointment, id) + appointment.waived;
      const more = others + amount - this.costOf(appointment).total;
      return more > 0n ? more : 0n;
    };
    if (of !== null) return over(of, came - back);
    const parts = items.map((item) =>
      isAppointment(item.of) ? over(item.of, item.amount) : item.amount - item.paysMinor,
    );
    return sum(parts) > back ? sum(parts) - back : 0n;
  }

  /** Moves an appointment on; what it costs is charged or taken back, and its credit goes where it belongs. */
  move(appointment: Appointment, stage: Stage, credit?: CreditEnd): void {
    const before = { ...appointment };
    appointment.stage = stage;
    this.#settleCredit(appointment, credit);
    this.#charged(appointment, before);
    if ((before.stage === "off") === (stage === "off")) return;
    for (const paid of this.online) {
      if (!countsFor(appointment, paid.id) || paid.status !== "paid") continue;
      paid.isFlagged = stage === "off";
      paid.wasFlagged ||= paid.isFlagged;
    }
  }

  /** It leaves the list. */
  disable(appointment: Appointment): void {
    const before = { ...appointment };
    appointment.isDisabled = true;
    this.#charged(appointment, before);
  }

  #charged(after: Appointment, before: Appointment): void {
    if (isOwed(after) && !isOwed(before)) this.chargeFor(after);
    if (isOff(before) && !isOff(after)) after.waived = after.waivedThen;
    if (isOwed(after) || !(isOwed(before) || (isOff(after) && !isOff(before)))) return;
    after.charge = null;
    if (!isOff(after)) return;
    after.waivedThen = before.waived;
    after.waived = 0n;
  }

  /** The credit that pays for a new appointment: of the grant that ends first. */
  holdCredit(appointment: Appointment, days: { today: number; start: number }): boolean {
    const [grant] = this.grants
      .filter(({ patient, lastDay, isOver }) => patient === appointment.patient && !isOver && lastDay >= days.start)
      .filter(({ amount, held, used, lapsed, lastDay }) => held + used + lapsed < amount && lastDay >= days.today)
      .sort((one, other) => one.lastDay - other.lastDay);
    if (!grant) return false;
    grant.held += 1;
    appointment.paidBy = "credit";
    appointment.credit = { grant, fate: "held" };
    return true;
  }

  #settleCredit({ credit, ...appointment }: Appointment, done?: CreditEnd): void {
    if (credit?.fate !== "held" || !done || done.fate === "held") return;
    const { grant } = credit;
    credit.fate = done.fate;
    grant.held -= 1;
    if (done.fate === "used") grant.used += 1;
    else this.#returned(grant, done);
    if (done.fate === "released") this.#unpaid(appointment.id);
  }

  #unpaid(id: string): void {
    const appointment = this.appointments.find((each) => each.id === id);
    if (appointment) Object.assign(appointment, { paidBy: null });
  }

  /**
   * A credit comes back: to a grant that is over it alone lives on for 30 days, or is lost where its patient canceled and
   * the practice says so.
   */
  #returned(grant: Grant, { day: today, byPatient = false }: CreditEnd): void {
    if (!grant.isOver && grant.lastDay >= today) return;
    if (byPatient && !this.terms.extendsExpired) {
      grant.lapsed += 1;
      return;
    }
    if (!grant.isOver) grant.lapsed = grant.amount - grant.held - grant.used - 1;
    Object.assign(grant, { isOver: false, lastDay: today + 30 });
  }

  /** The last day of a grant is over. */
  expire(grant: Grant, today: number): void {
    if (grant.isOver || grant.lastDay >= today) return;
    grant.isOver = true;
    grant.lapsed = grant.amount - grant.held - grant.used;
  }

  /** Money at the desk for something, or ahead. */
  take(of: Appointment | HandCharge | null, taken: Omit<Taking, "of" | "back" | "isUndone">): void {
    this.takings.push({ ...taken, of, back: [], isUndone: false });
    if (of && !isAppointment(of)) of.paid += taken.amount;
  }

  /** An appointment is paid now: what took place is charged, if it was not. */
  markPaid(appointment: Appointment, by: "desk" | "online", onlineId: string | null = null): void {
    const wasPaid = appointment.paidBy !== null;
    Object.assign(appointment, { paidBy: by, ...(onlineId === null ? {} : { onlineId }) });
    if (appointment.mustPayToBook && appointment.stage === "asked") appointment.stage = "agreed";
    if (isOwed(appointment) && !wasPaid) this.chargeFor(appointment);
  }

  /** What a verified payment does to what it is for. */
  apply(payment: Online): void {
    if (payment.status !== "paid") return;
    if (payment.of !== null)
      this.#applyTo(payment, payment.of, { amount: payment.amount - payment.back, settledThen: payment.settledThen });
    for (const item of payment.items) {
      if (item.isApplied) continue;
      Object.assign(item, { isApplied: true });
      if (isAppointment(item.of)) this.#applyTo(payment, item.of, item);
      else {
        const owed = item.of.isBack ? 0n : item.of.price.total - item.of.paid;
        item.paysMinor = owed < item.amount ? owed : item.amount;
        item.of.paid += item.paysMinor;
        if (item.paysMinor < item.amount) this.flag(payment);
      }
    }
    payment.isApplied = true;
  }

  /** A person has to look into a payment. */
  flag(payment: Online): void {
    Object.assign(payment, { isFlagged: true, wasFlagged: true });
  }

  #applyTo(payment: Online, appointment: Appointment, asked: { amount: bigint; settledThen: bigint }): void {
    const { amount, settledThen } = asked;
    if (countsFor(appointment, payment.id)) return;
    if (appointment.paidBy !== null || appointment.isDisabled || appointment.stage === "off") this.flag(payment);
    else if (appointment.stage !== "missed") {
      const due = this.dueOf(appointment);
      const isSettledInPart = due < this.costOf(appointment).total;
      if ((isSettledInPart || appointment.charge !== null) && amount > due) this.flag(payment);
      const wentBack =
        settledThen > this.settledBut(appointment, payment.id) || (payment.of !== null && payment.back > 0n);
      if (appointment.onlineId !== null) appointment.earlierIds.push(appointment.onlineId);
      if (amount < due && wentBack) appointment.onlineId = payment.id;
      else this.markPaid(appointment, "online", payment.id);
    }
  }

  /** What the patient owes altogether; below zero, what they have paid ahead. */
  balanceOf(patient: string): bigint {
    const own = <T extends { patient: string | null }>(all: readonly T[]) =>
      all.filter((each) => each.patient === patient);
    return sum([
      ...own(this.appointments).map(({ charge, waived }) => (charge?.total ?? 0n) - waived),
      ...own(this.charges).map(({ price, isBack }) => (isBack ? 0n : price.total)),
      ...own(this.takings).map((taking) => (taking.isUndone ? 0n : backOf(taking) - taking.amount)),
      ...own(this.online).map(({ status, amount, back }) => (status === "paid" ? back - amount : 0n)),
      ...own(this.waived).map(({ amount }) => -amount),
      ...own(this.corrections).map(({ amount }) => amount),
    ]);
  }

  /** What was paid for a patient's appointments that are not charged yet, and stand. */
  setAsideOf(patient: string): bigint {
    const standing = this.appointments.filter(
      (each) =>
        each.patient === patient && !isOff(each) && !each.isDisabled && each.charge === null && !isFreeAndOver(each),
    );
    return sum(
      standing.flatMap(({ id, onlineId, earlierIds, waived }) => [
        waived,
        ...this.takings
          .filter(({ of, isUndone }) => of !== null && of.id === id && !isUndone)
          .map((taking) => taking.amount - backOf(taking)),
        ...this.online
          .filter((each) => (each.id === onlineId || earlierIds.includes(each.id)) && each.of?.id === id)
          .filter(({ status }) => status === "paid")
          .map(({ amount, back }) => amount - back),
      ]),
    );
  }

  /** What a gateway holds for the practice. */
  heldBy(gateway: string): bigint {
    const own = this.online.filter((each) => each.gateway === gateway);
    return sum(own.map(({ status, came, back }) => (status === "paid" || status === "unclear" ? came - back : 0n)));
  }

  /** What each account holds, as 'ACCOUNT holder': minor units, without what holds nothing. */
  balances(): Record<string, bigint> {
    const standing = [
      ...this.appointments.flatMap(({ charge }) => charge ?? []),
      ...this.charges.flatMap(({ price, isBack }) => (isBack ? [] : price)),
    ];
    const links = this.online.filter(({ purpose, status }) => purpose === "PAY_NOW" && status === "paid");
    const unclear = this.online.filter(({ status }) => status === "unclear");
    const corrected = sum(this.corrections.map(({ amount }) => amount));
    const found = new Map<string, bigint>([
      ["REVENUE ", sum(standing.map((price) => taxOf(price) - price.total - price.off)) - corrected],
      ["TAX ", -sum(standing.map(taxOf))],
      ["DISCOUNTS ", sum(standing.map(({ off }) => off))],
      [
        "WRITE_OFFS ",
        sum([...this.appointments, ...this.waived].map((each) => ("stage" in each ? each.waived : each.amount))),
      ],
      ["SUSPENSE ", -sum(unclear.map(({ came, back }) => came - back))],
    ]);
    found.set("REVENUE ", (found.get("REVENUE ") ?? 0n) - sum(links.map(({ came, back }) => came - back)));
    for (const patient of new Set(
      [...this.appointments, ...this.charges, ...this.takings, ...this.corrections].map((each) => each.patient),
    ))
      found.set(`RECEIVABLE ${patient}`, this.balanceOf(patient));
    for (const kind of ["CASH", "CARD", "TRANSFER"] as const) found.set(`CASH ${kind}`, this.tillOf(kind));
    for (const gateway of new Set(this.online.map((each) => each.gateway)))
      found.set(`CLEARING ${gateway}`, this.heldBy(gateway));
    return Object.fromEntries([...found].filter(([, amount]) => amount !== 0n));
  }

  /** What is in the till as one kind of money. */
  tillOf(kind: Kind): bigint {
    const standing = this.takings.filter(({ isUndone }) => !isUndone);
    return (
      sum(standing.filter((taking) => taking.kind === kind).map(({ amount }) => amount)) -
      sum(standing.flatMap(({ back }) => back.filter((each) => each.kind === kind).map(({ amount }) => amount)))
    );
  }
}
