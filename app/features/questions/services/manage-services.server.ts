import { commit, refusedAs } from "~/db/commit.server";
import { answeringProviders } from "~/features/identity/public.server";
import { departmentsStatement } from "~/features/organization/public.server";
import { changedFields } from "~/kernel/changed-fields";
import { uuidv7 } from "~/kernel/ids";
import { minorWritten, typedMinor } from "~/kernel/money/typed";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import type { z } from "zod";
import { changeService, insertService, readService, readServices } from "../data/question-services.server";
import { changedServiceSchema, serviceSchema } from "../schemas/question";
import { overtaken } from "../support/change-question.server";
import { questionTerms, takesPayments } from "../support/question-terms.server";

const choose = (field: string) => new InvalidError([{ field, message: "errors:field.chooseOne" }]);

/** The services with what is chosen from in their form, for administrators. */
export async function readServiceScreen(context: RequestContext) {
  await authorize(context, "settings.change");
  const [services, providers, departments, terms, isPayable] = await Promise.all([
    readServices(context.db),
    answeringProviders(context.db),
    departmentsStatement(context.db),
    questionTerms(context),
    takesPayments(context),
  ]);
  return {
    services: services.map((service) => ({
      ...service,
      price: service.priceMinor === 0 ? "" : minorWritten(service.priceMinor, service.currencyCode),
      answeredBy: service.employeeId
        ? `e:${service.employeeId}`
        : service.departmentId
          ? `d:${service.departmentId}`
          : "",
    })),
    providers: providers.map(({ departmentIds: _, ...person }) => person),
    departments: departments.filter(({ enabled }) => enabled).map(({ id, name }) => ({ id, name })),
    terms,
    isPayable,
    currencyCode: context.profile.currencyCode,
  };
}

/** What was typed, as it is stored. @throws InvalidError at the field */
async function stored(context: RequestContext, typed: z.infer<typeof serviceSchema>) {
  const { answeredBy, price, ...rest } = typed;
  const { currencyCode } = context.profile;
  const priceMinor = price === "" ? 0 : typedMinor(price, currencyCode);
  if (priceMinor === null) throw new InvalidError([{ field: "price", message: "errors:field.amount" }]);
  const [kind, id] = answeredBy.split(":");
  const employeeId = kind === "e" && id ? id : null;
  const departmentId = kind === "d" && id ? id : null;
  if (employeeId && !(await answeringProviders(context.db)).some((each) => each.id === employeeId))
    throw choose("answeredBy");
  if (departmentId && !(await departmentsStatement(context.db)).some((each) => each.id === departmentId))
    throw choose("answeredBy");
  return { ...rest, priceMinor, currencyCode, employeeId, departmentId };
}

export async function addService(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "settings.change");
  const service = await stored(context, parse(serviceSchema, raw));
  const id = uuidv7(context.now);
  await commit(context, {
    writes: [insertService(context.db, { id, ...service })],
    audit: [{ action: "questionService.add", subjectKind: "questionService", subjectId: id, fields: ["service"] }],
    result: null,
  });
}

/** Changes a service, or switches it off: questions that were sent by it go on as they were promised. */
export async function changeQuestionService(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "settings.change");
  const { id, version, enabled, ...typed } = parse(changedServiceSchema, raw);
  const row = await readService(context.db, id);
  if (!row) throw new NotFoundError();
  const set = { ...(await stored(context, typed)), enabled };
  await commit(context, {
    guarded: changeService(context.db, { id, version }, set),
    audit: [
      {
        action: "questionService.change",
        subjectKind: "questionService",
        subjectId: id,
        fields: changedFields(row, set),
      },
    ],
    result: null,
  }).catch(refusedAs(overtaken));
}
