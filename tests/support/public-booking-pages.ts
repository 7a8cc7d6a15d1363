import { request } from "../../scripts/worker/request";
import { dayAt, type ServedPractice } from "./booking";

const BASE = "/secure/providerweb";

/** Books an appointment as a browser without script does, and answers where the confirmation is. */
async function bookedPage({ operator, organization, ids }: ServedPractice): Promise<string> {
  const path = `${BASE}/home/video-appointments/book_appointment/${ids.videoOffering}`;
  const said = new URLSearchParams({
    provider: ids.doctor,
    at: String(dayAt(3, 10)),
    intent: "book",
    key: crypto.randomUUID(),
    firstName: "Ana",
    lastName: "Núñez",
    email: "ana@example.com",
    phoneCallingCode: "34",
    phone: "600112233",
  });
  const answer = await request({
    port: operator.port,
    host: organization.host,
    path,
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: organization.url,
      "cf-connecting-ip": "192.0.2.77",
    },
    body: said.toString(),
  });
  const { location } = answer.headers;
  if (answer.status !== 303 || typeof location !== "string")
    throw new Error(`the booking answered ${answer.status}: ${answer.body.slice(0, 500)}`);
  const { pathname, search } = new URL(location, organization.url);
  return `${pathname}${search}`;
}

/** Every public page of the booking by what it is, from the first to the confirmation and the widget. */
export async function publicBookingPages(practice: ServedPractice): Promise<[name: string, path: string][]> {
  const { organization, ids } = practice;
  const lists = `${BASE}/videoAppointments`;
  const service = `${BASE}/home/video-appointments/book_appointment/${ids.videoOffering}`;
  const widget = `/app/appointments/appointmentWidgetUsingReact/${organization.organizationId}`;
  const form = new URLSearchParams({ provider: ids.doctor, at: String(dayAt(2, 11)), step: "you" });
  return [
    ["booking entry", `${BASE}/home/consultation`],
    ["provider list", `${lists}/provider`],
    ["provider profile", `${BASE}/healthcare_provider/${ids.doctor}`],
    ["service list", `${lists}/service`],
    ["department list", `${lists}/department`],
    ["place list", `${lists}/practiceLocation`],
    ["choose a doctor", service],
    ["choose a time", `${service}?provider=${ids.doctor}`],
    ["form", `${service}?${form.toString()}`],
    ["done", await bookedPage(practice)],
    ["widget", widget],
    ["widget, choose a time", `${widget}?service=${ids.videoOffering}&provider=${ids.doctor}`],
  ];
}
