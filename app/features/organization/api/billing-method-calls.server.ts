import { z } from "zod";
import { done } from "~/kernel/answer";
import { callsOf, defineCall } from "~/platform/calls/calls.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { billingMethodAnswer } from "../schemas/billing/billing-answers";
import { billingMethodKind } from "../schemas/billing/billing-method";
import { billingMethods } from "../services/billing/billing-methods.server";

const { schema } = billingMethodKind;

async function methodsOf(context: RequestContext) {
  const organizationId = context.organization.id;
  return (await billingMethods.list(context)).map((method) => ({ ...method, organizationId }));
}

async function one(context: RequestContext, id: string) {
  const billingPaymentMethod = (await methodsOf(context)).find((each) => each.id === id);
  if (!billingPaymentMethod) throw new NotFoundError();
  return { status: true, billingPaymentMethod };
}

const admin = { auth: "session", audience: "admin" } as const;
const oneAnswer = done({ billingPaymentMethod: billingMethodAnswer });

/** How the organization itself pays for the platform. */
export const billingMethodCalls = callsOf("billing", [
  defineCall({
    ...admin,
    method: "GET",
    path: "/billingPaymentMethod/listByOrganization/:organizationId",
    summary: "Lists how the organization pays for the platform, without sealed references.",
    answer: done({ billingPaymentMethods: z.array(billingMethodAnswer) }),
    input: z.object({ organizationId: z.string() }),
    run: async (context, { organizationId }) => {
      await billingMethods.reach(context);
      if (organizationId !== String(context.organization.id)) throw new NotFoundError();
      return { status: true, billingPaymentMethods: await methodsOf(context) };
    },
  }),
  defineCall({
    ...admin,
    method: "POST",
    path: "/billingPaymentMethod",
    summary: "Adds a way to pay for the platform, and returns it.",
    answer: oneAnswer,
    input: z.looseObject({}),
    takes: schema.omit({ id: true, version: true }),
    run: async (context, input) =>
      one(context, (await billingMethods.save(context, { ...input, id: undefined, version: undefined })).id),
  }),
  defineCall({
    ...admin,
    method: "PUT",
    path: "/billingPaymentMethod",
    summary: "Changes a way to pay, or turns it on or off. With a version, only if it is still current.",
    answer: oneAnswer,
    input: z.looseObject({ enabled: z.boolean().optional() }),
    takes: schema.required({ id: true }).extend({ enabled: z.boolean().optional() }),
    run: async (context, { enabled, ...input }) => {
      await billingMethods.reach(context);
      const { id } = z.object({ id: z.string().min(1) }).safeParse(input).data ?? {};
      if (id === undefined) throw new NotFoundError();
      await billingMethods.save(context, input);
      if (enabled !== undefined) await billingMethods.switchTo(context, enabled, { id });
      return one(context, id);
    },
  }),
]);
