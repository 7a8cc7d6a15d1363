import { RecordScreen, type RecordScreenProps } from "~/screens/record-screen";
import type { RecordItem } from "~/screens/record-item";
import { AppointmentsBanner, type InUse } from "./appointments-in-the-way";

/** The screens of one kind of thing that the organization consists of. */
export function CatalogScreen<Item extends RecordItem>(props: RecordScreenProps<Item, InUse>) {
  return <RecordScreen<Item, InUse> {...props} refusal={(inUse) => <AppointmentsBanner {...inUse} />} />;
}
