import { useT } from "~/i18n/use-t";
import { qrCode } from "~/kernel/print/qr-code";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { Card } from "~/ui/view/card";

export interface BookingLinkProps {
  /** The short address of the booking page, with its host. */
  shortUrl: string;
  organization: string;
}

/** What a practice shares so that patients book: the address to copy, its QR code and a text for an email. */
export function BookingLink({ shortUrl, organization }: BookingLinkProps) {
  const { t } = useT();
  return (
    <Card tone="brand" title={t("organization:setup.ready")}>
      <p className="max-w-prose">{t("organization:setup.readyText")}</p>
      <div className="mt-4 grid items-start gap-6 tablet:grid-cols-[auto_minmax(0,1fr)]">
        <QrOfLink url={shortUrl} />
        <div className="flex min-w-0 flex-col gap-5">
          <div>
            <h3 className="text-sm font-medium text-muted">{t("organization:setup.link.title")}</h3>
            <p className="my-2 font-mono font-semibold wrap-anywhere">
              <bdi id="booking-link" dir="ltr" className="select-all">
                {shortUrl}
              </bdi>
            </p>
            <div className="flex flex-wrap items-center gap-3">
              <CopyButton of="booking-link" label={t("organization:setup.link.copyLink")} />
              <LinkButton href={paths.booking()} icon="calendar" tone="secondary">
                {t("organization:setup.openLink")}
              </LinkButton>
            </div>
          </div>
          <MailText url={shortUrl} organization={organization} />
        </div>
      </div>
    </Card>
  );
}

/** Copies by script; without it the button is not there. */
function CopyButton({ of, label }: { of: string; label: string }) {
  const { t } = useT();
  return (
    <>
      <Button hidden data-copies={of} icon="link">
        {label}
      </Button>
      <span role="status" className="text-sm font-medium" data-copied={t("organization:setup.link.copied")} />
    </>
  );
}

/** Black on white, whatever the screen's colours are. */
function QrOfLink({ url }: { url: string }) {
  const { t } = useT();
  const { size, path } = qrCode(url);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="512" height="512"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`;
  return (
    <figure className="flex w-44 flex-col gap-2">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        className="size-44 rounded-md border border-line bg-white text-black"
        role="img"
        aria-label={t("organization:setup.link.qr")}
      >
        <path d={path} fill="currentColor" />
      </svg>
      <figcaption className="text-sm text-muted">{t("organization:setup.link.qrText")}</figcaption>
      <a
        href={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        download="booking-qr.svg"
        className="inline-flex min-h-11 items-center text-sm font-medium text-brand-text underline"
      >
        {t("organization:setup.link.download")}
      </a>
    </figure>
  );
}

function MailText({ url, organization }: { url: string; organization: string }) {
  const { t } = useT();
  const subject = t("organization:setup.link.mailSubject", { organization });
  const text = t("organization:setup.link.mailText", { organization, link: url });
  return (
    <details className="rounded-md border border-line bg-surface px-4">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium">
        {t("organization:setup.link.mail")}
      </summary>
      <div className="flex flex-col gap-3 pb-4">
        <p className="font-medium">
          <bdi>{subject}</bdi>
        </p>
        <p id="booking-mail" dir="auto" className="rounded-md bg-sunken p-3 text-sm whitespace-pre-line wrap-anywhere">
          {text}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <CopyButton of="booking-mail" label={t("organization:setup.link.copyMail")} />
          <LinkButton
            href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`}
            icon="mail"
            tone="secondary"
          >
            {t("organization:setup.link.send")}
          </LinkButton>
        </div>
      </div>
    </details>
  );
}
