import { UpstreamError } from "~/platform/http/errors.server";
import { GatewayRefused } from "./operations.server";

/** How long a gateway is waited for, unless it is known to take longer. */
const PATIENCE_MS = 10_000;
/** The most that is read of an answer. */
const MOST_BYTES = 256 * 1024;

/** What a gateway answered, read to its end. */
export interface GatewayAnswer {
  status: number;
  text: string;
}

const unreachable = () => new UpstreamError("gatewayUnreachable");

async function textOf({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let [text, size] = ["", 0];
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > MOST_BYTES) throw unreachable();
    text += decoder.decode(value, { stream: true });
  }
}

/** Statuses that say nothing of the payment: the gateway is busy, broken, or sends us elsewhere. */
const saysNothing = (status: number) =>
  status >= 500 || status === 429 || status === 408 || (status >= 300 && status < 400);

/**
 * Asks a gateway once, and never anywhere else than at `url`.
 * @param patienceMs how long it is waited for
 * @throws UpstreamError where it does not answer in that time, is busy or broken, or answers more than 256 KB
 */
export async function callGateway(
  url: string,
  init: RequestInit = {},
  patienceMs = PATIENCE_MS,
): Promise<GatewayAnswer> {
  let answer: GatewayAnswer;
  try {
    const response = await fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(patienceMs) });
    answer = { status: response.status, text: await textOf(response) };
  } catch {
    // What went wrong may name the address, and some addresses hold a secret.
    throw unreachable();
  }
  if (saysNothing(answer.status)) throw unreachable();
  return answer;
}

/** The JSON object that a gateway answered. @throws UpstreamError where it is none, such as a page of a firewall */
export function objectIn({ text }: GatewayAnswer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Told below.
  }
  throw unreachable();
}

/** An object within what a gateway answered; empty where there is none. */
export const partOf = (value: Record<string, unknown>, name: string): Record<string, unknown> => {
  const part = value[name];
  return typeof part === "object" && part !== null && !Array.isArray(part) ? (part as Record<string, unknown>) : {};
};

/** The objects of a list within what a gateway answered; empty where there is none. */
export const listIn = (value: Record<string, unknown>, name: string): Record<string, unknown>[] => {
  const list = value[name];
  return Array.isArray(list)
    ? list.filter((each): each is Record<string, unknown> => typeof each === "object" && each !== null)
    : [];
};

/** A text or number within what a gateway answered, as text; empty where there is none. */
export const wordIn = (value: Record<string, unknown>, name: string): string => {
  const word = value[name];
  return typeof word === "string" ? word : typeof word === "number" ? String(word) : "";
};

/**
 * The address of a page that a payer is led to, which must be the gateway's own.
 * @throws GatewayRefused where it is on another host or not by https
 */
export function pageAt(address: string, origins: readonly string[]): string {
  if (!URL.canParse(address) || !origins.includes(new URL(address).origin)) throw new GatewayRefused("foreign_page");
  return address;
}
