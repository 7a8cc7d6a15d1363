import { vi } from "vitest";
import { gatewayByType } from "~/features/billing/gateways/registry.server";
import { answerCheckout } from "~/features/billing/services/payments/answer-development-checkout.server";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import type { StandIn } from "../../gateways/contract/stand-in";
import { JAZZCASH_ACCOUNT, jazzcashStandIn } from "../../gateways/stand-ins/jazzcash";
import { PAGOFACIL_ACCOUNT, pagofacilStandIn } from "../../gateways/stand-ins/pagofacil";
import { PAYSERA_ACCOUNT, payseraStandIn } from "../../gateways/stand-ins/paysera";
import { rowsOf, systemOf } from "../scene";
import type { Practice } from "../../scheduling/scene";
import type { Draw } from "./draw";
import { StripeTill, TILL_KEYS } from "./stripe-till";

/** Gateways whose payer carries signed fields to them, by the currency that they are for, with their words. */
const SIGNED = {
  EUR: { type: "PAYSERA", open: payseraStandIn, account: PAYSERA_ACCOUNT, paid: "1", failed: "0" },
  USD: { type: "PAYSERA", open: payseraStandIn, account: PAYSERA_ACCOUNT, paid: "1", failed: "0" },
  PKR: { type: "JAZZCASH", open: jazzcashStandIn, account: JAZZCASH_ACCOUNT, paid: "000", failed: "101" },
  CLP: { type: "PAGOFACIL", open: pagofacilStandIn, account: PAGOFACIL_ACCOUNT, paid: "completed", failed: "failed" },
} as const;

/** A payment as its payer and its gateway know it. */
export interface AtGateway {
  id: string;
  gateway: string;
}

/** A form that a payer's browser posts to a gateway. */
interface Posted {
  action: string;
  fields: Record<string, string>;
}

/** The gateways of one practice, with the money that they hold and lines to them that fail. */
export class Gateways {
  readonly #till = new StripeTill();
  readonly #signed: ((typeof SIGNED)[keyof typeof SIGNED] & { standIn: StandIn }) | undefined;
  /** What came of each payment there: the amount that was paid, or null where it was refused. */
  readonly #paid = new Map<string, bigint>();
  /** What a person gave back at the gateway itself. */
  readonly #byHand = new Map<string, bigint>();
  readonly #arrived = new Set<string>();
  isCalm = true;

  constructor(
    private readonly practice: Practice,
    private readonly draw: Draw,
    currency: string,
  ) {
    const signed = SIGNED[currency as keyof typeof SIGNED] as (typeof SIGNED)[keyof typeof SIGNED] | undefined;
    this.#signed = signed && { ...signed, standIn: signed.open() };
    vi.stubGlobal("fetch", (input: RequestInfo | URL, init?: RequestInit) => this.#answer(new Request(input, init)));
  }

  get types(): string[] {
    return ["DEVELOPMENT", "STRIPE", ...(this.#signed ? [this.#signed.type] : [])];
  }

  async connect(): Promise<void> {
    const admin = () => this.practice.as(this.practice.administrator);
    await connectGateway(await admin(), { type: "DEVELOPMENT" });
    await connectGateway(await admin(), { type: "STRIPE", ...TILL_KEYS });
    if (this.#signed) await connectGateway(await admin(), { type: this.#signed.type, ...this.#signed.account });
  }

  async #answer(request: Request): Promise<Response> {
    const { origin } = new URL(request.url);
    const mood = this.isCalm ? 9 : this.draw.below(14);
    if (mood === 0) return new Response("down", { status: 503 });
    const isOurs = this.#signed?.standIn.origins.includes(origin) ?? false;
    if (origin !== "https://api.stripe.com" && !isOurs) throw new TypeError("nothing answers there");
    const said = await (isOurs ? this.#signed?.standIn.answer(request) : this.#till.answer(request));
    // It did what it was asked, and its answer was lost.
    if (mood === 1 || !said) throw new TypeError("the line was cut");
    return said;
  }

  #ownOf = async (id: string): Promise<string> =>
    (await gatewayByType(this.#signed?.type ?? "")?.referenceOf?.(id)) ?? id;

  /** Where a payment is paid, as its payer was told; null where nobody was told, or not yet. */
  async #placeOf(id: string): Promise<{ url: string | null; form: string | null } | null> {
    const [row] = await rowsOf<{ url: string | null; form: string | null }>(
      await systemOf(this.practice),
      "SELECT checkout_url AS url, checkout_form AS form FROM payment WHERE organization_id = ?1 AND id = ?2",
      id,
    );
    return row && (row.url !== null || row.form !== null) ? row : null;
  }

  /** The payer's browser is at the gateway; whether there is anything to pay there. */
  async #arrive({ id, gateway }: AtGateway): Promise<boolean> {
    const place = await this.#placeOf(id);
    if (place === null) return false;
    const standIn = this.#signed?.standIn;
    if (gateway === "DEVELOPMENT" || gateway === "STRIPE" || !standIn) return true;
    if (gateway !== "PAGOFACIL" && !this.#arrived.has(id)) {
      const posted = place.form === null ? null : (JSON.parse(place.form) as Posted);
      const body = posted && { method: "POST", body: new URLSearchParams(posted.fields) };
      await standIn.answer(new Request(posted?.action ?? place.url ?? "", body ?? {}));
    }
    this.#arrived.add(id);
    const own = await this.#ownOf(id);
    return standIn.begun().some((each) => each.own === own);
  }

  /** The payer pays, another amount where one is said. */
  async pay(payment: AtGateway & { amount: bigint }, other?: bigint): Promise<void> {
    const { id, gateway, amount } = payment;
    if (this.#paid.has(id) || !(await this.#arrive(payment))) return;
    if (gateway === "DEVELOPMENT") {
      await answerCheckout(await this.practice.as({ kind: "anonymous" }), id, "pay");
      const [row] = await this.#checkouts(id);
      if (row?.status === "PAID") this.#paid.set(id, amount);
    } else if (gateway === "STRIPE") {
      if (this.#till.pay(id, other)) this.#paid.set(id, other ?? amount);
    } else if (this.#signed) {
      const { standIn, paid } = this.#signed;
      const own = await this.#ownOf(id);
      if (!(await standIn.takesMoney(own))) return;
      if (other !== undefined) await standIn.alter(own, { amount: String(other) });
      await standIn.say(own, paid);
      this.#paid.set(id, other ?? amount);
    }
  }

  /** The payer's bank refuses. */
  async decline(payment: AtGateway): Promise<void> {
    const { id, gateway } = payment;
    if (this.#paid.has(id) || !(await this.#arrive(payment))) return;
    if (gateway === "DEVELOPMENT") await answerCheckout(await this.practice.as({ kind: "anonymous" }), id, "decline");
    else if (gateway === "STRIPE") this.#till.decline(id);
    else await this.#signed?.standIn.say(await this.#ownOf(id), this.#signed.failed);
  }

  /** What was paid at the gateway; undefined where nothing was. */
  paidAt = (id: string): bigint | undefined => this.#paid.get(id);

  /** An event of a gateway about a payment, genuine or forged; undefined where it sends none. */
  async event({ id, gateway }: AtGateway, at: number, forged: boolean): Promise<Request | undefined> {
    const url = `http://suite.localhost/paymentGateway/${gateway}/webhook`;
    const told = `${id}-${this.#paid.has(id) ? "paid" : "open"}-${this.draw.below(3)}`;
    if (gateway === "STRIPE") return this.#till.event(id, url, { at, id: told, forged });
    const own = await this.#ownOf(id);
    if (gateway === "DEVELOPMENT" || !this.#signed?.standIn.begun().some((each) => each.own === own)) return undefined;
    return this.#signed.standIn.message?.(own, url, forged ? { secret: "another secret" } : {});
  }

  /** A person gives a payment back at the gateway itself. */
  giveBackByHand = (id: string, amount: bigint): void => void this.#byHand.set(id, amount);

  #checkouts = async (id = "") =>
    rowsOf<{ id: string; status: string; amount: number }>(
      await systemOf(this.practice),
      `SELECT id, status, amount_minor AS amount FROM development_checkout WHERE organization_id = ?1 AND (?2 = '' OR id = ?2)`,
      id,
    );

  /**
   * What a gateway says that it holds, in minor units. The development gateway remembers no parts that went back, so of what
   * is paid there it is told what went back (`back`), all in parts too.
   */
  async held(gateway: string, back: ReadonlyMap<string, bigint>): Promise<bigint> {
    if (gateway === "STRIPE") return this.#till.held();
    if (gateway === "DEVELOPMENT")
      return (await this.#checkouts()).reduce(
        (sum, { id, status, amount }) => (status === "PAID" ? sum + BigInt(amount) - (back.get(id) ?? 0n) : sum),
        0n,
      );
    const byHand = [...this.#byHand.values()].reduce((sum, amount) => sum + amount, 0n);
    const begun = await Promise.all(
      [...this.#paid].map(async ([id, amount]) => {
        const own = await this.#ownOf(id);
        return this.#signed?.standIn.begun().some((each) => each.own === own) ? amount : 0n;
      }),
    );
    return begun.reduce((sum, amount) => sum + amount, -byHand);
  }
}
