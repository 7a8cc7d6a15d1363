import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { Anchor } from "~/ui/base/link";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import { StatusBadge } from "~/ui/view/status-badge";
import type { GivenView } from "../domain/feedback";
import { titledName } from "~/i18n/titled-name";
import { Stars } from "./stars";

interface GivenListProps {
  items: readonly GivenView[];
  manages: boolean;
  zone: string;
}

/** What patients said, one below the other, with what administrators can do about each. */
export function GivenList({ items, manages, zone }: GivenListProps) {
  return (
    <Card padding="flush">
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <Given key={`${item.givenAt} ${item.appointmentId}`} {...{ item, manages, zone }} />
        ))}
      </ul>
    </Card>
  );
}

function Given({ item, manages, zone }: { item: GivenView } & Omit<GivenListProps, "items">) {
  const { t, format } = useT();
  const { patientName, provider, offeringName, branchName, givenAt, words, hiddenReason, reply } = item;
  const facts = [
    ["technical", item.technical],
    ["waiting", item.waiting],
    ["recommends", item.recommends],
  ] as const;
  const said = facts.flatMap(([name, value]) => (value === null ? [] : [t(`feedback:list.${name}`, { value })]));
  return (
    <li className="flex flex-col gap-1 px-[min(--spacing(5),6vw)] py-3 tablet:px-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1">
          <Stars stars={item.stars} />
          <span className="font-semibold">
            {patientName === null ? (
              t("feedback:list.anonymous")
            ) : (
              <Anchor href={paths.appointment(item.appointmentId)}>
                <bdi>{patientName}</bdi>
              </Anchor>
            )}
          </span>
          {item.isOpen && <StatusBadge colour="orange">{t("feedback:list.open")}</StatusBadge>}
          {item.wantsContact && <StatusBadge colour="light-blue">{t("feedback:list.wantsContact")}</StatusBadge>}
          {item.isAnonymous && manages && (
            <StatusBadge colour="light-grey">{t("feedback:list.isAnonymous")}</StatusBadge>
          )}
          {item.isPublished && <StatusBadge colour="green">{t("feedback:list.isPublished")}</StatusBadge>}
        </div>
        {manages && <Acts item={item} />}
      </div>
      <p className="text-sm text-muted">
        <bdi>{format.parts([titledName(t, provider), offeringName, branchName])}</bdi>
        {" · "}
        {format.dateTime(givenAt, zone, "medium")}
      </p>
      {words && (
        <p dir="auto" className="max-w-prose whitespace-pre-line">
          {words}
        </p>
      )}
      {hiddenReason && (
        <p className="text-sm text-muted">{t("feedback:list.hiddenBecause", { reason: hiddenReason })}</p>
      )}
      {said.length > 0 && <p className="text-sm text-muted">{said.join(" · ")}</p>}
      {!manages && reply && (
        <p dir="auto" className="whitespace-pre-line border-s-2 border-line ps-3">
          {reply}
        </p>
      )}
    </li>
  );
}

const SUMMARY = "flex min-h-11 cursor-pointer items-center text-sm text-brand-text";

function Acts({ item }: { item: GivenView }) {
  const { t } = useT();
  const { appointmentId, version, isOpen, isPublished, mayPublish, hiddenReason, words, reply } = item;
  const which = (
    <>
      <input type="hidden" name="appointmentId" value={appointmentId} />
      <input type="hidden" name="version" value={version} />
    </>
  );
  const press = (intent: "close" | "publish" | "unpublish") => (
    <form method="post">
      {which}
      <Button type="submit" name="intent" value={intent} tone="secondary" size="small">
        {t(`feedback:list.${intent}`)}
      </Button>
    </form>
  );
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
      {isOpen && press("close")}
      {isPublished ? press("unpublish") : mayPublish && words && hiddenReason === "" && press("publish")}
      <details>
        <summary className={SUMMARY}>{t("feedback:list.replyTitle")}</summary>
        <form method="post" className="flex flex-col items-start gap-2">
          {which}
          <TextArea
            name="reply"
            id={`reply-${appointmentId}`}
            label={t("feedback:list.replyLabel")}
            maxLength={1000}
            defaultValue={reply}
          />
          <Button type="submit" name="intent" value="reply" tone="secondary">
            {t("feedback:list.replySave")}
          </Button>
        </form>
      </details>
      {words && hiddenReason === "" && (
        <details>
          <summary className={SUMMARY}>{t("feedback:list.hideTitle")}</summary>
          <form method="post" className="flex flex-col items-start gap-2">
            {which}
            <TextField
              name="reason"
              id={`reason-${appointmentId}`}
              label={t("feedback:list.hideReason")}
              maxLength={200}
              required
            />
            <Button type="submit" name="intent" value="hide" tone="secondary">
              {t("feedback:list.hide")}
            </Button>
          </form>
        </details>
      )}
    </div>
  );
}
