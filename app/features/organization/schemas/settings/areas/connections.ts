import { CHAT_SERVICES, isChatAccount } from "../../../domain/settings/chat-service";
import { organizationArea } from "../setting-area";
import { choice, line, onOff } from "../setting-fields";

/** What the practice is connected with. */
export const connectionsAreas = {
  "third-party-chat": organizationArea("connections", {
    words: "settings:areas.thirdPartyChat",
    reader: "app/pages/third-party-chat.tsx",
    fields: {
      service: choice(CHAT_SERVICES, "NONE"),
      account: line(120, { hint: "settings:fields.accountHint", latin: true }),
    },
    rule: {
      holds: ({ service, account }) => service === "NONE" || isChatAccount(service, account),
      at: "account",
      message: "settings:fields.notAChatAccount",
    },
    copy: ({ service, account }) => ({ settings: { chat: service === "NONE" ? null : { service, account } } }),
  }),
  "api-access": organizationArea("connections", {
    words: "settings:areas.apiAccess",
    reader: "app/platform/request-context.server.ts",
    fields: {
      apiSettingsEnabled: onOff(true),
      routeHandlerEnabled: onOff(false, {
        hint: "settings:fields.routeHandlerHint",
        reader: "app/pages/shell/shell-data.server.ts",
      }),
    },
    copy: (settings) => ({ settings }),
  }),
};
