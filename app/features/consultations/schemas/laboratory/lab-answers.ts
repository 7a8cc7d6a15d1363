import { z } from "zod";
import { done } from "~/kernel/answer";
import { LAB_STATES } from "../../domain/laboratory/lab-order-states";
import { LAB_CATEGORIES } from "../../domain/laboratory/lab-test";
import { LAB_PRIORITIES } from "../../domain/laboratory/priorities";

const id = z.string();
const category = z.enum(LAB_CATEGORIES);
const instant = z.int().nullable().meta({ description: "UTC milliseconds." });

export const labsAnswer = done({
  labsList: z.array(
    z.object({
      id,
      name: z.string(),
      phone: z.string(),
      email: z.string(),
      address: z.string(),
      openingHours: z.string(),
    }),
  ),
});

export const labTestsAnswer = done({
  tests: z.array(
    z.object({
      ...{ id, labId: id, name: z.string(), code: z.string(), loinc: z.string(), category },
      ...{ sample: z.string(), fasting: z.boolean(), preparation: z.string() },
    }),
  ),
  panels: z.array(z.object({ id, labId: id, name: z.string(), loinc: z.string(), testIds: z.array(id) })),
});

export const labOrderedAnswer = done({ labOrderId: id, sent: z.boolean() });

export const labOrdersAnswer = done({
  labOrderList: z.array(
    z.object({
      ...{ id, number: z.int().nullable(), patientId: id, patientName: z.string(), providerName: z.string() },
      ...{ labId: id, labName: z.string(), category, state: z.enum(LAB_STATES) },
      priority: z.enum(LAB_PRIORITIES),
      priorityCode: z.int().min(0).max(3).meta({ description: "ROUTINE 0, URGENT 1, ASAP 2, EMERGENCY 3." }),
      ...{ wishedDate: z.string(), orderedAt: instant, releasedAt: instant },
      tests: z.array(z.object({ name: z.string(), state: z.enum(LAB_STATES) })),
    }),
  ),
  next: z
    .object({ afterAt: z.int(), after: id })
    .nullable()
    .meta({ description: "Sent with the next request, it goes on where this page ends; null on the last." }),
});
