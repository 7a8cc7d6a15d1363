import { useState } from "react";
import type { Briefing } from "~/features/forms/domain/questionnaires/briefing";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Stack } from "~/ui/base/stack";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import type { ShownAppointment } from "../room-props";
import { BriefingCard } from "../briefing-card";
import { ClinicPhone } from "../clinic-phone";
import { usePlaceTime } from "../use-place-time";
import { DeviceTest } from "../video/devices/device-test";

export interface EarlyAppointmentProps {
  appointment: ShownAppointment;
  /** When the room lets in, epoch milliseconds. */
  opensAt: number;
  doctor: string;
  /** What the practice has its patients read and answer before; null where it has them do neither. */
  briefing: Briefing | null;
  /** Of the clinic; empty where none is known. */
  phone: string;
  /** They came by a link, by which others may come with them. */
  byLink: boolean;
}

/** Too early for a video appointment: what it is and when, how to prepare for it, and a test of the devices. */
export function EarlyAppointment({ appointment, opensAt, doctor, briefing, phone, byLink }: EarlyAppointmentProps) {
  const { t, format } = useT();
  const placeTime = usePlaceTime();
  const { startsAt, timeZone, offering, patientName } = appointment;
  const opens = t("waiting-room:notYet.text", {
    day: format.date(opensAt, timeZone, "long"),
    time: t("common:timeInZone", {
      time: format.time(opensAt, timeZone),
      zone: format.zoneName(timeZone, opensAt),
    }),
  });
  const steps = ["place", "medicines", "questions", ...(byLink ? (["someone"] as const) : [])] as const;
  return (
    <div className="min-h-0 grow overflow-y-auto">
      <div className="mx-auto flex max-w-[44rem] flex-col gap-6 p-[min(1rem,4vw)] tablet:py-8">
        <PageHeader title={t("waiting-room:notYet.title")} lead={opens} />
        <Stack>
          <Card title={t("video:early.appointment")} tone="brand">
            <p className="text-xl font-semibold">{placeTime(startsAt, timeZone)}</p>
            <p className="mt-1 text-lg">
              {doctor} · {offering}
            </p>
            <p dir="auto" className="text-muted">
              {patientName}
            </p>
          </Card>
          <Card title={t("video:early.prepare")}>
            <ul className="flex list-disc flex-col gap-2 ps-5">
              {steps.map((step) => (
                <li key={step}>{t(`video:early.${step}`)}</li>
              ))}
            </ul>
          </Card>
          {briefing && <BriefingCard briefing={briefing} />}
          <TestCard name={patientName} />
          <ClinicPhone phone={phone} />
        </Stack>
      </div>
    </div>
  );
}

/** The devices are opened by a press, and let go by another. */
function TestCard({ name }: { name: string }) {
  const { t } = useT();
  const [isOn, setOn] = useState(false);
  return (
    <Card title={t("video:early.test")}>
      <div className="flex flex-col gap-4">
        <p>{t("video:early.testText")}</p>
        {isOn && <DeviceTest name={name} />}
        <Button tone={isOn ? "secondary" : "primary"} size="large" wide icon="camera" onClick={() => setOn(!isOn)}>
          {t(isOn ? "video:early.testEnd" : "video:early.testStart")}
        </Button>
      </div>
    </Card>
  );
}
