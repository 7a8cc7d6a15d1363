import { Banner } from "~/ui/view/banner";

export interface OpenedBannerProps {
  /** Why the reader has a record open that is not their patient's, and until when; null where it is. */
  opened: { title: string; text: string } | null;
}

/** Says on every page about such a patient why it is open. */
export function OpenedBanner({ opened }: OpenedBannerProps) {
  return (
    opened && (
      <Banner tone="warn" title={opened.title}>
        {opened.text}
      </Banner>
    )
  );
}
