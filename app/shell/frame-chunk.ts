/** What the browser loads in one chunk with every page: the shell, and the parts that nearly every page uses. */

/** Whole folders end with a slash; files are named without their ending, and bring their styles. */
export const frameParts = [
  "app/shell/",
  "features/accounts/screens/not-found",
  "features/accounts/screens/session/",
  "features/brands/screens/help-links",
  "features/brands/screens/use-brand",
  "features/brands/site-brand",
  "features/employers/screens/co-brand",
  "features/employers/screens/current-employer-profile",
  "features/employers/screens/select-profile/profile-switcher",
  "features/messages/screens/unread-count",
  "features/notifications/screens/",
  "features/plans/screens/plan-strip",
  "platform/web/api-client/",
  "platform/web/data/",
  "platform/web/hooks/use-copy-link",
  "platform/web/hooks/use-delayed",
  "platform/web/hooks/use-search",
  "platform/web/hooks/use-stored",
  "platform/web/i18n/",
  "platform/web/live/",
  "platform/web/page/",
  "platform/web/theme/color-scheme",
  "platform/web/ui/feedback/empty-state",
  "platform/web/ui/feedback/loaded",
  "platform/web/ui/feedback/skeleton-rows",
  "platform/web/ui/feedback/toast",
  "platform/web/ui/feedback/toasts",
  "platform/web/ui/data/count-badge",
  "platform/web/ui/form/button",
  "platform/web/ui/form/icon-button",
  "platform/web/ui/layout/page",
  "platform/web/ui/layout/page-change",
  "platform/web/ui/layout/slot",
  "platform/web/ui/layout/stack",
  "platform/web/ui/layout/strip",
  "platform/web/ui/layout/strip-slot",
  "platform/web/ui/media/avatar",
  "platform/web/ui/media/blocks",
  "platform/web/ui/overlay/dialog",
  "platform/web/ui/overlay/menu-button",
  "platform/web/ui/overlay/popover",
];

/** Files of those folders that are loaded on demand, or by the server alone. */
export const notInFrame = [
  "app/shell/educator-avatar",
  "app/shell/go-to-dialog",
  "app/shell/go-to-pages",
  "app/shell/unfinished-profile-link",
  "features/accounts/screens/session/session-over",
  "features/notifications/screens/notification-list",
  "platform/web/live/cable",
  "platform/web/live/ticket-socket",
  "platform/web/page/rendered-pages",
];

const isPart = (path: string) => (part: string) =>
  part.endsWith("/") ? path.startsWith(part) : path.startsWith(`${part}.`);

/** `path` is relative to the project's folder. */
export const isInFrame = (path: string) => frameParts.some(isPart(path)) && !notInFrame.some(isPart(path));
