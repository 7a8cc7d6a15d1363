import { z } from "zod";
import { callsOf, defineCall } from "~/platform/calls/calls.server";
import { deviceReadingAnswer, deviceReadingSchema, observationSchema } from "../schemas/device";
import { takeObservation, takeReading } from "../services/take-reading.server";

const ofDevices = { auth: "session", audience: "patient+clinical", method: "POST" } as const;

/** Measurements that devices send (the specification names no calls of monitoring). */
export const monitoringCalls = callsOf("records", [
  defineCall({
    ...ofDevices,
    path: "/monitoring/readings",
    summary: "Takes a measurement from a device; sent again, it is there once.",
    input: z.looseObject({}),
    takes: deviceReadingSchema,
    answer: deviceReadingAnswer,
    run: async (context, input) => ({ status: true, ...(await takeReading(context, input)) }),
  }),
  defineCall({
    ...ofDevices,
    path: "/monitoring/observations",
    summary: "Takes a measurement as a FHIR R4 Observation, such as a blood pressure panel.",
    input: z.looseObject({}),
    takes: observationSchema,
    answer: deviceReadingAnswer,
    run: async (context, input) => ({ status: true, ...(await takeObservation(context, input)) }),
  }),
]);
