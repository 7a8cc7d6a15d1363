import { assignCredits } from "~/features/billing/services/credits/assign-credits.server";
import { saveDiscount } from "~/features/billing/services/discounts/save-discount.server";
import { saveBillableService } from "~/features/organization/services/prices/save-billable-service.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { completeAppointment } from "~/features/scheduling/services/appointments/complete-appointment.server";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { issueInvoice } from "~/features/scheduling/services/invoices/issue-invoice.server";
import { addCharge } from "~/features/scheduling/services/payments/add-charge.server";
import { chargeAppointment } from "~/features/scheduling/services/payments/charge-appointment.server";
import { correctBalance } from "~/features/scheduling/services/payments/correct-balance.server";
import { discountAppointment } from "~/features/scheduling/services/payments/discount-appointment.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { payWithCredit } from "~/features/scheduling/services/payments/pay-with-credit.server";
import { refundAtDesk } from "~/features/scheduling/services/payments/refund-at-desk.server";
import { takeBackPayment } from "~/features/scheduling/services/payments/take-back-payment.server";
import { takeBalance } from "~/features/scheduling/services/payments/take-balance.server";
import { writeOff } from "~/features/scheduling/services/payments/write-off.server";
import type { OWED_CASES } from "../../../support/expected/what-is-owed";
import type { stripeStandIn } from "../../support/stripe-stand-in";
import { givenAppointment, HOUR, type Practice } from "../../scheduling/scene";
import { rowsOf, systemOf } from "../scene";
import { paysOnline } from "./pays-online";
import { refundPart } from "./refunds";

interface Scene {
  practice: Practice;
  now: number;
  stripe: ReturnType<typeof stripeStandIn>;
}

/** An appointment of the scene, and what is asked for of it. */
type Told = { appointmentId: string; toPay: number } | undefined;

const admin = ({ practice, now }: Scene) => practice.as(practice.administrator, now);
const hourly = ({ now }: Scene) => Math.floor(now / HOUR) * HOUR;

/** One of the practice's appointments, as many hours from now. */
const booked = async (scene: Scene, hours: number) =>
  givenAppointment(scene.practice, await systemOf(scene.practice), {
    ...{ startsAt: hourly(scene) + hours * HOUR, stateId: S.CONFIRMED },
  });

async function takesPlace(scene: Scene, appointmentId: string): Promise<string> {
  await startAppointment(await admin(scene), { appointmentId });
  await completeAppointment(await admin(scene), { appointmentId });
  return appointmentId;
}

const tookPlace = async (scene: Scene, hours = -4) => takesPlace(scene, await booked(scene, hours));

const taken = async (scene: Scene, amount: string) =>
  takeBalance(await admin(scene), { patientId: scene.practice.ids.patient, kind: "CASH", amount, currencyCode: "EUR" });

async function charged(scene: Scene, unitPrice: string, currencyCode = "EUR"): Promise<void> {
  const { patient: patientId } = scene.practice.ids;
  const service = { name: "Copy", description: "", currencyCode, price: unitPrice, enabled: "on", taxMode: "OWN" };
  const { id: serviceId } = await saveBillableService(await admin(scene), service);
  await addCharge(await admin(scene), { patientId, serviceId, taxMode: "OWN" });
}

const corrected = async (scene: Scene, way: "owesMore" | "owesLess", amount: string) =>
  correctBalance(await admin(scene), {
    ...{
      patientId: scene.practice.ids.patient,
      way,
      amount,
      currencyCode: "EUR",
      reason: "Typed wrong",
      isRight: "on",
    },
  });

const wentBack = async (scene: Scene, paymentId: string, amount: string, stillOwes?: "owed") =>
  refundPart(await admin(scene), { paymentId, amount, reason: "Waited long", stillOwes });

const asking = (appointmentId: string, toPay: number): Told => ({ appointmentId, toPay });

/** What happens in each case of the table. */
export const OWED_SCENES: Readonly<Record<keyof typeof OWED_CASES, (scene: Scene) => Promise<Told>>> = {
  "nothing happened": () => Promise.resolve(undefined),
  "an appointment": async (scene) => asking(await tookPlace(scene), 5_000),
  "an appointment to come": async (scene) => {
    await booked(scene, 48);
    return undefined;
  },
  "an appointment to come that was charged": async (scene) => {
    const appointmentId = await booked(scene, 48);
    await chargeAppointment(await admin(scene), { appointmentId });
    return asking(appointmentId, 5_000);
  },
  "an appointment of which 20 was paid": async (scene) => {
    const appointmentId = await tookPlace(scene);
    await markPaidAtClinic(await admin(scene), { appointmentId, amount: "20" });
    return asking(appointmentId, 3_000);
  },
  "a charge of 70 by hand": async (scene) => {
    await charged(scene, "70");
    return undefined;
  },
  "a charge of 70 of which 30 was paid": async (scene) => {
    await charged(scene, "70");
    await taken(scene, "30");
    return undefined;
  },
  "20 paid ahead, and an appointment": async (scene) => {
    await taken(scene, "20");
    return asking(await tookPlace(scene), 3_000);
  },
  "50 paid ahead, and an appointment": async (scene) => {
    await taken(scene, "50");
    return asking(await tookPlace(scene), 0);
  },
  "80 paid ahead, and an appointment": async (scene) => {
    await taken(scene, "80");
    return asking(await tookPlace(scene), 0);
  },
  "70 paid ahead, an appointment and a charge of 70": async (scene) => {
    await taken(scene, "70");
    const appointmentId = await tookPlace(scene);
    await charged(scene, "70");
    return asking(appointmentId, 0);
  },
  "20 paid ahead, and an appointment to come": async (scene) => {
    await taken(scene, "20");
    await booked(scene, 48);
    return undefined;
  },
  "an appointment paid online, of which 5 was taken at the desk meanwhile": async (scene) => {
    const appointmentId = await tookPlace(scene);
    await paysOnline(scene, appointmentId, async () =>
      markPaidAtClinic(await admin(scene), { appointmentId, amount: "5" }),
    );
    return undefined;
  },
  "an appointment of which 20 went back after it was paid": async (scene) => {
    const appointmentId = await tookPlace(scene);
    await markPaidAtClinic(await admin(scene), { appointmentId });
    const [desk] = await rowsOf<{ id: string }>(
      await systemOf(scene.practice),
      "SELECT id FROM desk_payment WHERE organization_id = ?1",
    );
    await refundAtDesk(await admin(scene), { deskId: desk?.id, amount: "20", reason: "Waited long" });
    return undefined;
  },
  "an appointment of which 20 was paid at the desk and the rest online, and the 20 were taken back": async (scene) => {
    const appointmentId = await tookPlace(scene);
    await markPaidAtClinic(await admin(scene), { appointmentId, amount: "20" });
    await paysOnline(scene, appointmentId);
    const [desk] = await rowsOf<{ id: string }>(
      await systemOf(scene.practice),
      "SELECT id FROM desk_payment WHERE organization_id = ?1",
    );
    await takeBackPayment(await admin(scene), { deskId: desk?.id, reason: "Another patient's" });
    return asking(appointmentId, 2_000);
  },
  "an appointment paid online, of which 20 went back": async (scene) => {
    await wentBack(scene, await paysOnline(scene, await tookPlace(scene)), "20");
    return undefined;
  },
  "an appointment to come that was paid online, of which 20 went back": async (scene) => {
    await wentBack(scene, await paysOnline(scene, await booked(scene, 48)), "20");
    return undefined;
  },
  "an appointment to come that was paid online, of which 20 went back to be paid another way": async (scene) => {
    await wentBack(scene, await paysOnline(scene, await booked(scene, 48)), "20", "owed");
    return undefined;
  },
  "an appointment to come that was paid online, all of which went back": async (scene) => {
    await wentBack(scene, await paysOnline(scene, await booked(scene, 48)), "50");
    return undefined;
  },
  "an appointment of which 20 was waived": async (scene) => {
    const appointmentId = await tookPlace(scene);
    await writeOff(await admin(scene), { appointmentId, amount: "20", reason: "Hardship" });
    return asking(appointmentId, 3_000);
  },
  "a correction upwards by 4": async (scene) => {
    await corrected(scene, "owesMore", "4");
    return undefined;
  },
  "an appointment, and a correction upwards by 4": async (scene) => {
    const appointmentId = await tookPlace(scene);
    await corrected(scene, "owesMore", "4");
    return asking(appointmentId, 5_000);
  },
  "an appointment, and a correction downwards by 10": async (scene) => {
    const appointmentId = await tookPlace(scene);
    await corrected(scene, "owesLess", "10");
    return asking(appointmentId, 4_000);
  },
  "a correction downwards by 10": async (scene) => {
    await corrected(scene, "owesLess", "10");
    return undefined;
  },
  "20 paid ahead, and a correction upwards by 30": async (scene) => {
    await taken(scene, "20");
    await corrected(scene, "owesMore", "30");
    return undefined;
  },
  "an appointment with 10 off": async (scene) => {
    await saveDiscount(await admin(scene), {
      ...{ name: "Spring", code: "SPRING", value: "amount", amount: "10", currencyCode: "EUR" },
    });
    const appointmentId = await booked(scene, -4);
    await discountAppointment(await admin(scene), { appointmentId, discountCode: "SPRING" });
    return asking(await takesPlace(scene, appointmentId), 4_000);
  },
  "an appointment that a credit pays for": async (scene) => {
    const expiresOn = new Date(scene.now + 90 * 24 * HOUR).toISOString().slice(0, 10);
    await assignCredits(await admin(scene), { patientIds: [scene.practice.ids.patient], amount: 1, expiresOn });
    // A credit is valid from the day on which it is assigned, and four hours ago may be yesterday.
    await payWithCredit(await admin(scene), { appointmentId: await tookPlace(scene, 0) });
    return undefined;
  },
  "an appointment that was invoiced": async (scene) => {
    await tookPlace(scene);
    await issueInvoice(await admin(scene), { patientId: scene.practice.ids.patient }, { charges: null });
    return undefined;
  },
  "an appointment, and one to come that is paid online": async (scene) => {
    const appointmentId = await tookPlace(scene);
    await paysOnline(scene, await booked(scene, 48));
    return asking(appointmentId, 5_000);
  },
  "an appointment, and one to come of which 20 was paid": async (scene) => {
    const appointmentId = await tookPlace(scene);
    await markPaidAtClinic(await admin(scene), { appointmentId: await booked(scene, 48), amount: "20" });
    return asking(appointmentId, 5_000);
  },
  "an appointment, and one to come of which 20 was paid before a code took off its price": async (scene) => {
    await saveDiscount(await admin(scene), { name: "Free", code: "FREE", value: "percent", percent: "100" });
    const later = await booked(scene, 48);
    await markPaidAtClinic(await admin(scene), { appointmentId: later, amount: "20" });
    await discountAppointment(await admin(scene), { appointmentId: later, discountCode: "FREE" });
    return asking(await tookPlace(scene), 5_000);
  },
  "an appointment, and a charge of KWD 3.500": async (scene) => {
    const appointmentId = await tookPlace(scene);
    await charged(scene, "3.500", "KWD");
    return asking(appointmentId, 5_000);
  },
  "20 paid ahead, and a charge of KWD 3.500": async (scene) => {
    await taken(scene, "20");
    await charged(scene, "3.500", "KWD");
    return undefined;
  },
};
