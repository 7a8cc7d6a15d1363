import { z } from "zod";
import { ownArea, ownValues } from "../setting-area";
import { choice, isTimeZone, line, onOff, quietHours, text, UNITS } from "../setting-fields";

const CHOICES = "app/features/notifications/domain/preferences/event-choices.ts";
const wanted = onOff(true, { reader: CHOICES });
/**
 * What a user turned off on one channel; none where they chose by kinds alone. An event that only a later version knows
 * is kept.
 */
const off = { schema: z.array(z.string().max(40)).max(100).optional(), reader: CHOICES } as const;

/** What a user keeps for themselves. */
export const ownAreas = {
  units: ownArea({
    words: "settings:areas.ownUnits",
    concerns: "healthRecord.read",
    reader: "app/features/phr/domain/trackers/unit-choice.ts",
    fields: UNITS,
  }),
  /** Of each kind the mail, then the other ways that are told apart by their names; and the events turned off on each. */
  notifications: ownValues({
    reader: "app/features/notifications/services/preferences/read-wishes.server.ts",
    fields: {
      requests: wanted,
      requestsPush: wanted,
      changes: wanted,
      changesSms: wanted,
      changesWhatsapp: wanted,
      changesPush: wanted,
      reminders: wanted,
      remindersSms: wanted,
      remindersWhatsapp: wanted,
      remindersPush: wanted,
      imports: wanted,
      mailOff: off,
      smsOff: off,
      whatsappOff: off,
      pushOff: off,
      ...quietHours({}),
      /** Of the quiet hours; empty: the practice's. */
      timeZone: {
        schema: z
          .string()
          .default("")
          .refine((zone) => zone === "" || isTimeZone(zone), "errors:field.chooseOne"),
      },
    },
  }),
  /** How the calendar was last looked at. */
  calendar: ownValues({
    reader: "app/features/scheduling/services/calendar/read-calendar.server.ts",
    fields: {
      /** Ids; none stands for every doctor. */
      doctors: { schema: z.array(z.string().max(64, "errors:field.invalid")).max(200).default([]) },
      rowMinutes: { schema: z.union([z.literal(15), z.literal(30), z.literal(60)]).default(30) },
      layers: { schema: z.array(z.enum(["free", "breaks", "holds", "waiting"])).default(["breaks", "holds"]) },
    },
  }),
  account: ownArea({
    words: "settings:areas.ownAccount",
    concerns: "appointment.list",
    sections: { start: ["startPage"], signature: ["qualification", "registrationNumber", "signature"] },
    reader: "app/features/organization/services/settings/start-page.server.ts",
    fields: {
      startPage: choice(["HOME", "APPOINTMENTS", "WAITING_ROOM"], "HOME", { hint: "settings:fields.startPageHint" }),
      qualification: line(120, {
        hint: "settings:fields.qualificationHint",
        reader: "app/features/consultations/support/printing/provider-signature.server.ts",
      }),
      registrationNumber: line(60, {
        hint: "settings:fields.registrationNumberHint",
        reader: "app/features/consultations/support/printing/provider-signature.server.ts",
      }),
      signature: text(500, {
        hint: "settings:fields.signatureHint",
        reader: "app/features/consultations/support/printing/provider-signature.server.ts",
      }),
    },
  }),
};
