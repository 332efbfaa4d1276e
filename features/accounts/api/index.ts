/** Accounts and sessions: what they add to the server. */
import type { Config } from "#platform/server/config/config.ts";
import { deleteRefreshTokens } from "./delete-refresh-tokens.job.ts";
import { feature } from "#platform/server/feature.ts";
import type { FileLinks } from "#platform/server/files/file-links.ts";
import type { PersonalTable } from "#platform/server/personal-data/personal-table.ts";
import { tokenSigner } from "#platform/server/crypto/signed-token.ts";
import { accountChannel } from "./account.channel.ts";
import { accountCalls } from "./account-calls.route.ts";
import {
  alreadyHasAccountMail,
  confirmEmailMail,
  confirmNewEmailMail,
  operatorInvitationMail,
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
import { confirmEmailRoutes } from "./confirm-email.route.ts";
import { cancelPendingEmail, resendConfirmations } from "./email-change.action.ts";
import { incomingText } from "./incoming-text.route.ts";
import { emailTypes } from "./email-type.resource.ts";
import { eraseAccounts } from "./erase-accounts.job.ts";
import { accountExports } from "./export/export.resource.ts";
import { exportNow } from "./export/export.route.ts";
import { clearExports, prepareExport } from "./export/prepare-export.job.ts";
import { impersonate } from "./impersonate.action.ts";
import { lockAccount, unlockAccount } from "./lock-account.action.ts";
import { closeOperator, inviteOperator, resetSecondFactor } from "./operators.action.ts";
import { ownAccount } from "./own-account.route.ts";
import { accountsPersonalData } from "./personal-data.ts";
import { endOtherSessions, sessions } from "./session.resource.ts";
import { secondFactorActions } from "./second-factor/second-factor.action.ts";
import { sendPhoneCode, verifyPhone } from "./verify-phone.action.ts";
import { unsubscribe } from "./unsubscribe.route.ts";

/** `personalData` gives what all features keep about people: accounts stand below them and cannot know. */
export function accountsFeature(
  config: Pick<Config, "tokenSecret" | "secretsKey">,
  links: FileLinks,
  personalData: () => readonly PersonalTable[],
) {
  const prepare = prepareExport(personalData);
  return feature({
    name: "accounts",
    personalData: accountsPersonalData,
    jobs: [prepare, clearExports, eraseAccounts(personalData), deleteRefreshTokens],
    resources: [accounts, emailTypes, accountEmailPreferences, sessions, accountExports(links, prepare)],
    actions: [
      impersonate(config),
      endOtherSessions,
      ...resendConfirmations,
      cancelPendingEmail,
      ...secondFactorActions(config),
      resetSecondFactor,
      lockAccount,
      unlockAccount,
      inviteOperator,
      closeOperator,
      sendPhoneCode,
      verifyPhone(),
    ],
    channels: [accountChannel],
    routes: [
      accountCalls,
      ownAccount,
      confirmEmailRoutes,
      exportNow(personalData),
      unsubscribe(tokenSigner(config.tokenSecret)),
      incomingText,
    ],
    mails: [
      resetPasswordMail,
      confirmEmailMail,
      confirmNewEmailMail,
      alreadyHasAccountMail,
      operatorInvitationMail,
      emailChangedMail,
      passwordChangedMail,
      accountClosedMail,
      accountRestoredMail,
      exportReadyMail,
    ],
  });
}
