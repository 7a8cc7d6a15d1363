import type { z } from "zod";
import type { PlainKey } from "~/i18n/message-types";
import type { RequestContext } from "~/platform/context.server";
import type { FieldError } from "~/platform/http/errors.server";
import type { AccountMode } from "../domain/accounts/account-mode";
import type { GatewayType } from "../domain/accounts/gateway-type";
import type { AccountField } from "./account-field";
import { accountMode } from "./account-schema";
import type { Flow, Operations, Payer } from "./operations.server";

interface Facts<F extends Flow, N extends keyof Payer> {
  type: GatewayType;
  /** The name that the company trades by, alike in every language. */
  name: string;
  /** Of one that no company trades by: the message that names it. */
  called?: PlainKey;
  /** Takes no real money, and does not exist in production. */
  trial: boolean;
  /** Nobody has paid by it with an account of the company's yet; what no source confirms, docs/gateways.md says. */
  untried: boolean;
  /** ISO 4217. */
  currencies: "every" | readonly string[];
  /** How it can have a payment begun. */
  flows: readonly F[];
  /**
   * The name that it knows a payment by, of a gateway that does not give one of its own. It is stored before the gateway
   * is asked, so that an answer that is lost can be asked for.
   */
  referenceOf?: (paymentId: string) => Promise<string>;
  /** The payer's browser brings back what the gateway has signed, and `verify` reads it like an event. */
  signsReturn?: true;
  /** What it must know of who pays. */
  needs: readonly N[];
  /** Origins that a page to pay on may post to or be led to, and may speak to. */
  targets: { form: readonly string[]; connect: readonly string[] };
  /** By which methods its events come; none where payments are found out by asking alone. */
  events: readonly ("GET" | "POST" | "PUT")[];
  /** It tells what it took and gave back on a day. */
  reports?: true;
  /** What it wants to hear once an event was taken, as plain text; any success where left out. */
  eventReply?: string;
}

interface Asked {
  /** What an administrator gives, checked as far as it can be without the gateway. */
  given: z.ZodObject;
  /** How that is asked, in its order. */
  fields: readonly AccountField[];
  /** The field that is no secret and is shown again; null where there is none. */
  publicField: string | null;
}

/** What an organization has at a gateway: asked for, tried, and sealed. */
export interface GatewayAccount extends Asked {
  kind: "account";
  /** As much of what was given as is sealed. */
  keep: (given: unknown) => object;
  /**
   * What the gateway says is wrong with what is given or was kept, by field; null where it cannot be asked without taking
   * money. @throws UpstreamError
   */
  problems: ((given: unknown) => Promise<readonly FieldError[]>) | null;
  /** Whether what was kept takes test payments or real ones; empty where it does not say. */
  modeOf: (kept: unknown) => AccountMode;
}

/** Connected by one press, with no account. */
interface OnePress {
  kind: "press";
  label: PlainKey;
  text: PlainKey;
}

/** All that the product knows of a gateway. Nothing outside of its folder names it. */
export interface Gateway<F extends Flow = Flow, N extends keyof Payer = keyof Payer> extends Facts<F, N> {
  connecting: GatewayAccount | OnePress;
  /** Its operations by an account that was kept. */
  open: (context: RequestContext, kept: unknown) => Operations<F, N>;
}

interface Declared<F extends Flow, N extends keyof Payer, S extends z.ZodType<object>> extends Facts<F, N> {
  account: Asked & {
    /** What of it is sealed, and how it is read again. */
    kept: S;
    problems: ((kept: z.output<S>) => Promise<readonly FieldError[]>) | null;
    /** Left out where its field `mode` says it. */
    modeOf?: (kept: z.output<S>) => AccountMode;
  };
  open: (context: RequestContext, kept: z.output<S>) => Operations<F, N>;
}

const modeField = (kept: object): AccountMode => accountMode.safeParse(Reflect.get(kept, "mode")).data ?? "";

/** Declares a gateway that needs an account; its operations get the account typed. */
export function defineGateway<F extends Flow, N extends keyof Payer, S extends z.ZodType<object>>({
  account: { kept, problems, modeOf = modeField, ...asked },
  open,
  ...facts
}: Declared<F, N, S>): Gateway<F, N> {
  return {
    ...facts,
    connecting: {
      ...asked,
      kind: "account",
      keep: (given) => kept.parse(given),
      problems: problems && (async (given) => problems(kept.parse(given))),
      modeOf: (sealed) => modeOf(kept.parse(sealed)),
    },
    open: (context, sealed) => open(context, kept.parse(sealed)),
  };
}
