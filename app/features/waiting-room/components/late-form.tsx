import { Form } from "@remix-run/react";
import { useState, type FormEvent } from "react";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { NativeSelect } from "~/ui/form/native-select";
import { Card } from "~/ui/view/card";
import type { LiveRoom } from "./room-props";

const STEPS = [5, 10, 15, 20, 30, 45, 60, 90];
const USUAL = "15";

/** 'I am running late', to everyone who waits; taken back by the same card. */
export function LateForm({ live }: { live: LiveRoom }) {
  const { t, format } = useT();
  const [minutes, setMinutes] = useState(USUAL);
  const late = live.queue?.lateMinutes;
  const said = late === undefined ? Number(minutes) : 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    live.act({ type: "LATE", minutes: said });
  };
  return (
    <Card title={t("rooms:desk.late")}>
      <Form method="post" onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <p role="status" className={late === undefined ? "sr-only" : "w-full"}>
          {late !== undefined && t("rooms:desk.toldLate", { count: late })}
        </p>
        {late === undefined ? (
          <NativeSelect
            name="minutes"
            label={t("rooms:desk.lateBy")}
            options={STEPS.map((step) => ({ value: String(step), label: format.number(step) }))}
            value={minutes}
            onChange={(event) => setMinutes(event.target.value)}
          />
        ) : (
          <input type="hidden" name="minutes" value="0" />
        )}
        <Button type="submit" name="intent" value="late" tone="secondary" icon="clock">
          {t(late === undefined ? "rooms:desk.tellAll" : "rooms:desk.onTime")}
        </Button>
      </Form>
    </Card>
  );
}
