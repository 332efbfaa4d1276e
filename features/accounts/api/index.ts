/** Accounts and sessions: what they add to the server. */
import type { Config } from "#platform/server/config.ts";
import { feature } from "#platform/server/feature.ts";
import { tokenSigner } from "#platform/server/signed-token.ts";
import { accountCalls } from "./account-calls.route.ts";
import {
  alreadyHasAccountMail,
  confirmEmailMail,
  invitationMail,
  resetPasswordMail,
} from "./account.mail.ts";
import { accounts } from "./account.resource.ts";
import { accountEmailPreferences } from "./email-preference.resource.ts";
import {
  accountClosedMail,
  accountRestoredMail,
  emailChangedMail,
  exportReadyMail,
  passwordChangedMail,
} from "./account-change.mail.ts";
import { cancelPendingEmail, resendConfirmation } from "./email-change.action.ts";
import { incomingText } from "./incoming-text.route.ts";
import { emailTypes } from "./email-type.resource.ts";
import { impersonate } from "./impersonate.action.ts";
import { ownAccount } from "./own-account.route.ts";
import { endOtherSessions, sessions } from "./session.resource.ts";
import { unsubscribe } from "./unsubscribe.route.ts";

export const accountsFeature = (config: Pick<Config, "tokenSecret">) =>
  feature({
    name: "accounts",
    resources: [accounts, emailTypes, accountEmailPreferences, sessions],
    actions: [impersonate(config), endOtherSessions, resendConfirmation, cancelPendingEmail],
    routes: [accountCalls, ownAccount, unsubscribe(tokenSigner(config.tokenSecret)), incomingText],
    mails: [
      resetPasswordMail,
      confirmEmailMail,
      alreadyHasAccountMail,
      invitationMail,
      emailChangedMail,
      passwordChangedMail,
      accountClosedMail,
      accountRestoredMail,
      exportReadyMail,
    ],
  });
