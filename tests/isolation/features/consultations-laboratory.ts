import type { Stock } from "../house";
import { base, inPath, newId, type About, type Recipe, type Recipes, type ThingOf } from "../recipe";

const ids = { laboratory: newId, labTest: newId, labOrder: newId, labOrderTest: newId, labScan: newId };
type OwnThing = ThingOf<typeof ids>;

function stock(stock: Stock, thing: OwnThing, { now }: About): Promise<void> {
  const { laboratory, labTest, labOrder, labOrderTest, patient, employee: doctor } = thing;
  const category = "LABORATORY_IMAGING_PROCEDURE";
  stock.add("laboratory", { id: laboratory, name: `Laboratory ${laboratory}` });
  stock.add("lab_test", { id: labTest, laboratory_id: laboratory, name: "Chest X-ray", category });
  stock.add("lab_order", {
    ...{ id: labOrder, patient_id: patient, provider_id: doctor, creator_id: doctor, laboratory_id: laboratory },
    ...{ state: "REVIEWED", category, priority: "ROUTINE", collected_at: "LABORATORY", ordered_at: now },
    ...{ created_at: now, updated_at: now },
  });
  stock.add("lab_order_test", {
    ...{ id: labOrderTest, order_id: labOrder, position: 1, test_id: labTest, name: "Chest X-ray", state: "REVIEWED" },
    ...{ rank: 3, final_version: 1, released_version: 1, state_at: now },
  });
  stock.add("file", {
    ...{ id: thing.labScan, purpose: "HEALTH_RECORD", name: "chest.dcm", content_type: "application/dicom" },
    ...{ size_bytes: 10, sha256: "1".repeat(64), patient_id: patient, created_at: now },
  });
  stock.add("held_file", {
    ...{
      holder_id: labOrder,
      file_id: thing.labScan,
      part_id: labOrderTest,
      part_version: 1,
      added_by: doctor,
      at: now,
    },
  });
  stock.add("held_file", {
    ...{ holder_id: labOrder, file_id: thing.file, part_id: labOrderTest, part_version: 1, added_by: doctor, at: now },
  });
  return Promise.resolve();
}

const orders = `${base}/lab_orders`;
const admin = `${base}/e/lab-order-admin`;
const desk = `${base}/e/lab/manage-lab-order`;

const named = (body?: Record<string, unknown>): Recipe<OwnThing> => ({
  about: (thing) => ({ query: { patient: thing.patient }, ...(body && { body }) }),
});
const order = (more: Record<string, unknown> = {}): Recipe<OwnThing> => ({
  about: (thing) => ({ params: { orderId: thing.labOrder, fileId: thing.file }, ...more }),
});
const sent = (params: Record<string, string>): Recipe<OwnThing> => ({
  about: (thing) => ({
    params: { orderId: thing.labOrder, testId: thing.labOrderTest, ...params },
    ...{ body: { fileName: "" }, json: true },
  }),
});
const laboratory = (body?: Record<string, unknown>): Recipe<OwnThing> =>
  inPath("laboratoryId", (thing) => thing.laboratory, {
    shared: true,
    ...(body && { about: (thing) => ({ params: { laboratoryId: thing.laboratory }, body }) }),
  });

/** What is refused past the door, so that nothing changes for those who ask after. */
const STALE = { version: "99", reason: "x" };

const recipes: Recipes<OwnThing> = {
  [`GET ${orders}/order`]: named(),
  // It was sent long ago: past the door it is refused.
  [`POST ${orders}/order`]: {
    about: (thing) => ({ body: { intent: "discard", orderId: thing.labOrder, version: "99" } }),
  },
  [`GET ${orders}/values`]: named(),
  [`GET ${orders}/view/:orderId`]: order(),
  [`POST ${orders}/view/:orderId`]: order({ body: { intent: "cancel", ...STALE } }),
  [`GET ${orders}/view/:orderId/file/:fileId`]: order(),
  [`GET ${orders}/view/:orderId/dicom/:fileId`]: {
    about: (thing) => ({ params: { orderId: thing.labOrder, fileId: thing.labScan } }),
  },
  [`GET ${orders}/view/:orderId/print`]: order(),
  [`GET ${orders}/view/:orderId/pdf`]: order(),
  [`POST ${admin}`]: { shared: true, about: (thing) => ({ body: { intent: "enable", id: thing.laboratory } }) },
  [`GET ${admin}/:laboratoryId/tests`]: laboratory(),
  [`POST ${admin}/:laboratoryId/tests`]: laboratory({ intent: "save", name: "" }),
  [`GET ${admin}/:laboratoryId/panels`]: laboratory(),
  [`POST ${admin}/:laboratoryId/panels`]: laboratory({ intent: "save", name: "" }),
  [`GET ${admin}/test/:testId`]: inPath("testId", (thing) => thing.labTest, { shared: true }),
  [`POST ${admin}/test/:testId`]: {
    shared: true,
    about: (thing) => ({ params: { testId: thing.labTest }, body: { intent: "save", name: "X", kind: "CODED" } }),
  },
  [`GET ${desk}/:orderId`]: order(),
  [`POST ${desk}/:orderId`]: order({ body: { intent: "start", ...STALE } }),
  [`GET ${desk}/:orderId/labels`]: order(),
  // Without a name: past the door it is refused.
  [`POST ${desk}/:orderId/:testId/uploads`]: sent({}),
  [`POST ${desk}/:orderId/:testId/uploads/:uploadId`]: sent({ uploadId: "none" }),
  [`POST ${desk}/:orderId/:testId/uploads/:uploadId/:part`]: sent({ uploadId: "none", part: "1" }),
  "POST /api/medical/lab/order": {
    about: (thing) => ({
      body: {
        ...{ patientId: thing.patient, labId: thing.laboratory, category: "LABORATORY_TEST_PROCEDURE" },
        ...{ tests: ["none"], send: "false" },
      },
    }),
  },
  "GET /api/medical/lab/order/search": { about: (thing) => ({ query: { patientId: thing.patient } }) },
};

export const consultationsLaboratoryInMatrix = { ids, stock, recipes };
