import { usePatientT } from "~/i18n/use-t";
import { NativeSelect } from "~/ui/form/native-select";

export interface ReadyRepliesProps {
  replies: readonly string[];
  chatRoomId: string;
  onChoose: (text: string) => void;
}

/** The answers that the organization keeps ready; one that is chosen can still be changed before it is sent. */
export function ReadyReplies({ replies, chatRoomId, onChoose }: ReadyRepliesProps) {
  const { t } = usePatientT();
  if (replies.length === 0) return null;
  return (
    <NativeSelect
      name="readyReply"
      id={`ready-${chatRoomId}`}
      label={t("rooms:replies.choose")}
      hideLabel
      placeholder={t("rooms:replies.choose")}
      options={replies.map((reply) => ({ value: reply, label: reply }))}
      value=""
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}
