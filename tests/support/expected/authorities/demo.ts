import type { ServiceAuthorities } from "./authorities";

export const demoAuthorities: ServiceAuthorities = {
  "demo/fill-with-demo": { fillWithDemo: "demo.manage" },
  "demo/read-demo": { readDemo: "demo.manage" },
  "demo/remove-demo": { removeDemo: "demo.manage" },
};
