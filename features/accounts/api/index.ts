/** Accounts and sessions: what they add to the server. */
import type { Config } from "#platform/server/config/config.ts";
import { deleteRefreshTokens } from "./sessions/delete-refresh-tokens.job.ts";
import { feature } from "#platform/server/feature.ts";
import type { FileLinks } from "#platform/server/files/file-links.ts";
import type { PersonalTable } from "#platform/server/personal-data/personal-table.ts";
import { secretsOf } from "#platform/server/crypto/secrets.ts";
import { tokenSigner } from "#platform/server/crypto/signed-token.ts";
import { keysOf } from "#platform/shared/literals.ts";
import { providerCapability } from "../sign-in-providers.ts";
import { accountChannel } from "./account.channel.ts";
import { apiGuardRoutes } from "./api-guard.route.ts";
import {
  alreadyHasAccountMail,
  confirmEmailMail,
  confirmNewEmailMail,
  operatorInvitationMail,
  resetPasswordMail,
  passwordEndedMail,
  signInCodeMail,
} from "./account.mail.ts";
import { accounts } from "./account.resource.ts";
import { sentMails } from "./emails/sent-mail.resource.ts";
import { digestMail } from "./emails/digest.mail.ts";
import { sendGatheredMails } from "./emails/gathered-mails.job.ts";
import { accountEmailPreferences } from "./emails/email-preference.resource.ts";
import {
  accountClosedMail,
  accountRestoredMail,
  emailChangedMail,
  exportReadyMail,
  identityAddedMail,
  identityRemovedMail,
  passkeyAddedMail,
  passkeyRemovedMail,
  passwordChangedMail,
} from "./account-change.mail.ts";
import { confirmEmailRoutes } from "./confirm-email/confirm-email.route.ts";
import { cancelPendingEmail, resendConfirmationActions } from "./confirm-email/pending-email.action.ts";
import { incomingSms } from "./sms/incoming-sms.route.ts";
import { emailTypes } from "./emails/email-type.resource.ts";
import { eraseAccounts } from "./erase-accounts.job.ts";
import { accountExports } from "./export/export.resource.ts";
import { exportRoute } from "./export/export.route.ts";
import { deleteExpiredExports, prepareExport } from "./export/prepare-export.job.ts";
import { impersonate } from "./sessions/impersonate.action.ts";
import { legalAgreements } from "./legal-agreement.resource.ts";
import { lockAccount, unlockAccount } from "./lock-account.action.ts";
import { accountSessionsRoute } from "./sessions/account-sessions.route.ts";
import { supportAccountActions } from "./support-account.action.ts";
import { closeOperator, inviteOperator, resetSecondFactor } from "./operators.action.ts";
import { currentAccountRoute } from "./current-account.route.ts";
import { accountsPersonalData } from "./personal-data.ts";
import { pageSessionRoute } from "./sessions/page-session.route.ts";
import { endOtherSessions, sessions } from "./sessions/session.resource.ts";
import { secondFactorActions } from "./second-factor/second-factor.action.ts";
import { connectIdentityRoutes } from "./openid/connect-identity.route.ts";
import { openIdClientsOf, type OpenIdSettings } from "./openid/openid-clients.ts";
import { openIdRoutes } from "./openid/openid.route.ts";
import { signInIdentities } from "./openid/sign-in-identity.resource.ts";
import { addPasskey, startPasskey } from "./passkeys/add-passkey.action.ts";
import { passkeys } from "./passkeys/passkey.resource.ts";
import { deliverPush } from "./push/deliver-push.job.ts";
import {
  pushSubscriptionRoute,
  subscribeToPush,
  unsubscribeFromPush,
} from "./push/push-subscription.action.ts";
import { phoneCodeSms } from "./sms/phone-code.sms.ts";
import { sendPhoneCode, verifyPhone } from "./sms/verify-phone.action.ts";
import { privacyRequestActions } from "./privacy-requests/create-privacy-request.action.ts";
import { decidePrivacyRequest } from "./privacy-requests/decide-privacy-request.action.ts";
import { deletePrivacyRequests } from "./privacy-requests/delete-privacy-requests.job.ts";
import { privacyCopyRoute } from "./privacy-requests/privacy-copy.route.ts";
import { confirmPrivacyRequestMail, privacyAnswerMail } from "./privacy-requests/privacy-request.mail.ts";
import { privacyRequests } from "./privacy-requests/privacy-request.resource.ts";
import { unsubscribeRoute } from "./emails/unsubscribe.route.ts";

/**
 * `personalData` returns what all features store about people: accounts come before them in the feature order
 * and cannot import them.
 */
export function accountsFeature(
  config: Pick<Config, "tokenSecret" | "secretsKey" | "signInPerMinutePerAddress"> & OpenIdSettings,
  links: FileLinks,
  personalData: () => readonly PersonalTable[],
) {
  const prepare = prepareExport(personalData);
  const clients = openIdClientsOf(config);
  const tokens = tokenSigner(config.tokenSecret);
  return feature({
    name: "accounts",
    personalData: accountsPersonalData,
    // Only these have a button.
    capabilities: keysOf(clients).map(providerCapability),
    jobs: [
      prepare,
      deleteExpiredExports,
      eraseAccounts(personalData),
      deleteRefreshTokens,
      deliverPush,
      sendGatheredMails,
      deletePrivacyRequests,
    ],
    resources: [
      accounts,
      emailTypes,
      accountEmailPreferences,
      sessions,
      passkeys,
      signInIdentities,
      accountExports(links, prepare),
      sentMails,
      legalAgreements,
      privacyRequests,
    ],
    actions: [
      impersonate(config),
      endOtherSessions,
      ...resendConfirmationActions,
      cancelPendingEmail,
      ...secondFactorActions(config),
      resetSecondFactor,
      lockAccount,
      unlockAccount,
      ...supportAccountActions(prepare),
      inviteOperator,
      closeOperator,
      sendPhoneCode,
      verifyPhone(),
      startPasskey,
      addPasskey,
      subscribeToPush,
      unsubscribeFromPush,
      ...privacyRequestActions(tokens, config.signInPerMinutePerAddress),
      ...decidePrivacyRequest(tokens, personalData),
    ],
    channels: [accountChannel],
    routes: [
      apiGuardRoutes,
      openIdRoutes(clients),
      connectIdentityRoutes(clients),
      currentAccountRoute,
      pageSessionRoute,
      accountSessionsRoute,
      confirmEmailRoutes,
      exportRoute(personalData),
      unsubscribeRoute(tokens),
      privacyCopyRoute(tokens, personalData),
      incomingSms,
      pushSubscriptionRoute(secretsOf(config)),
    ],
    texts: [phoneCodeSms],
    mails: [
      resetPasswordMail,
      passwordEndedMail,
      signInCodeMail,
      confirmEmailMail,
      confirmNewEmailMail,
      alreadyHasAccountMail,
      operatorInvitationMail,
      emailChangedMail,
      passwordChangedMail,
      accountClosedMail,
      accountRestoredMail,
      exportReadyMail,
      passkeyAddedMail,
      passkeyRemovedMail,
      identityAddedMail,
      identityRemovedMail,
      digestMail,
      confirmPrivacyRequestMail,
      privacyAnswerMail,
    ],
  });
}
