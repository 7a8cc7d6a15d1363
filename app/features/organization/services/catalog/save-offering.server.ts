import { outboxEntry } from "~/outbox/outbox-entry";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { saveRecord } from "~/platform/records/save-record.server";
import {
  insertOffering,
  readUsersOf,
  replacePartsStatements,
  updateOffering,
} from "../../data/catalog/offering-catalog.server";
import { replaceOfferingTaxes, unchangedPrices } from "../../data/prices/tax-rates.server";
import { NAME_TAKEN } from "../../domain/catalog/catalog";
import { MOST_GROUP_SEATS } from "../../domain/catalog/group-seats";
import { pricedWith, taxesAt } from "../../domain/prices/tax-choice";
import { costMinorOf, offeringSchema, type OfferingInput } from "../../schemas/catalog/catalog";
import { whilePricesChange } from "../../support/prices/reprice.server";
import { readCatalog, type Catalog } from "./read-catalog.server";

/** Every id must be one of the organization's own; which is not, is said at its field. */
function refuseUnknown({ branches, departments, doctors, taxRates }: Catalog, input: OfferingInput): void {
  const unknown = (field: string, wanted: readonly string[], known: readonly { id: string }[]) =>
    wanted.every((id) => known.some((each) => each.id === id)) ? [] : [{ field, message: "errors:field.chooseOne" }];
  const problems = [
    ...unknown(
      "branches",
      input.branches.map(({ branchId }) => branchId),
      branches,
    ),
    ...unknown("departmentIds", input.departmentIds, departments),
    ...unknown("employeeIds", input.employeeIds, doctors),
    ...unknown("taxRateIds", input.taxRateIds ?? [], taxRates),
  ];
  if (problems.length > 0) throw new InvalidError(problems);
}

/** As many seats as the place of a group takes: a call holds few. */
function refuseSeats({ groupCapacity, offeringsType }: OfferingInput): void {
  const max = MOST_GROUP_SEATS[offeringsType];
  if (groupCapacity === null || groupCapacity <= max) return;
  const message = offeringsType === "VIDEO_CONSULTATION" ? "organization:offerings.callSeats" : "errors:field.range";
  throw new InvalidError([{ field: "groupCapacity", message, values: { min: 1, max } }]);
}

/** Who gives an offering no more has no more to do in the waiting room that is for it: they show anew what they may. */
async function endsFor(context: RequestContext, { offerings }: Catalog, { id, employeeIds }: OfferingInput) {
  const before = offerings.find((offering) => offering.id === id)?.employeeIds ?? [];
  const gone = before.filter((employeeId) => !employeeIds.includes(employeeId));
  const users = gone.length > 0 ? await readUsersOf(context.db, gone) : [];
  return users.map((userId) => outboxEntry(context, "user.ended", { userId }));
}

/**
 * Adds a service offering, or changes the one that `id` names; what kind of appointment it is stays what it was.
 * Places, departments and doctors are replaced by the given ones.
 * @throws as saveRecord; InvalidError where an id is not the organization's, or a group has more seats than it may
 */
export async function saveOffering(context: RequestContext, raw: unknown): Promise<{ id: string; version: number }> {
  await authorize(context, "organization.manage");
  const input = parse(offeringSchema, raw);
  refuseSeats(input);
  if (input.newPatientsOnly && !input.availableToNewPatients)
    throw new InvalidError([{ field: "newPatientsOnly", message: "organization:offerings.nobodyLeft" }]);
  return whilePricesChange(async () => save(context, input, await readCatalog(context)));
}

async function save(context: RequestContext, input: OfferingInput, catalog: Catalog) {
  refuseUnknown(catalog, input);
  const { id, version, branches, departmentIds, employeeIds, taxMode: asked, taxRateIds: askedTaxes, ...rest } = input;
  const stored = catalog.offerings.find((each) => each.id === id);
  const taxMode = asked ?? stored?.taxMode ?? "DEFAULT";
  const taxRateIds = [...new Set(askedTaxes ?? stored?.taxRateIds)];
  const values = { ...rest, taxMode };
  const { rates, rounding } = catalog.prices;
  const places = branches
    .filter(({ given }) => given)
    .map((place) => ({
      ...{ branchId: place.branchId, currencyCode: place.currencyCode },
      ...pricedWith(costMinorOf(place), taxesAt(rates, { taxMode, taxRateIds }, place.branchId), rounding),
    }));
  const ended = await endsFor(context, catalog, input);
  const { db } = context;
  return saveRecord(context, {
    kind: "offering",
    ...{ id, version },
    values: { ...values, branches, departmentIds, employeeIds, taxRateIds },
    read: async () => {
      const now = (await readCatalog(context)).offerings.find((each) => each.id === id);
      if (!now) return undefined;
      const { branches: _branches, departmentIds: _departments, employeeIds: _employees, ...plain } = now;
      return plain;
    },
    insert: (own) => insertOffering(db, own, values),
    update: (own, from) => updateOffering(db, own, from, values),
    outbox: () => ended,
    taken: NAME_TAKEN,
    also: (own) => [
      unchangedPrices(db, catalog.prices, { offerings: false }),
      ...replacePartsStatements(db, own, { places, departmentIds, employeeIds }),
      ...replaceOfferingTaxes(db, own, taxRateIds),
    ],
  });
}
