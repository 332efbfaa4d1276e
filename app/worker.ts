/** The worker process: sends mails, runs scheduled and enqueued jobs. */
import { deleteOldBroadcasts } from "#platform/server/cable/delete-old-broadcasts.job.ts";
import { deleteExpiredRows } from "#platform/server/retention/delete-expired-rows.job.ts";
import { databaseOnPool, openPool } from "#platform/server/database/database.ts";
import { deleteOldErrorReports } from "#platform/server/error-reports/delete-old-error-reports.job.ts";
import { createRegistry } from "#platform/server/engine/registry.ts";
import { collectFrom } from "#platform/server/feature.ts";
import { deleteDiscardedFiles, removeFile } from "#platform/server/files/delete-discarded-files.job.ts";
import { fileLinks } from "#platform/server/files/file-links.ts";
import { openStorage } from "#platform/server/files/open-storage.ts";
import { startWorker } from "#platform/server/jobs/worker.ts";
import { openLog } from "#platform/server/log.ts";
import { eraseOldMails } from "#platform/server/mail/erase-old-mails.job.ts";
import { deliverMail } from "#platform/server/mail/deliver-mail.job.ts";
import { openMail } from "#platform/server/mail/open-mail.ts";
import { recoverInterruptedMails } from "#platform/server/mail/recover-interrupted-mails.job.ts";
import {
  deleteFailedJobs,
  deleteOldAuditLogs,
  deleteOldMails,
  deleteOldPushMessages,
  deleteOldBulkChanges,
  deleteOldSms,
} from "#platform/server/retention/delete-old-rows.job.ts";
import { eraseOldSms } from "#platform/server/sms/erase-old-sms.job.ts";
import { deliverSms } from "#platform/server/sms/deliver-sms.job.ts";
import { paymentsOf } from "#features/plans/api/test-gateway/open-payments.ts";
import { pushSettingsOf } from "#platform/server/push/push-settings.ts";
import { twilioSettingsOf } from "#platform/server/sms/twilio-settings.ts";
import { tokenSigner } from "#platform/server/crypto/signed-token.ts";
import { findFfmpeg } from "#platform/server/video/find-ffmpeg.ts";
import { loadConfig } from "./config.ts";
import { databaseAddress } from "./commands/database-address.ts";
import { featuresFor } from "./features.ts";
import { replyAddressesOf, startIncomingMail } from "./server/incoming-mail.ts";
import { runProcess } from "./process/long-running.ts";
import { mailSettingsOf, requireMailServer } from "./server/mail-server.ts";

const platformJobs = [
  deliverMail,
  recoverInterruptedMails,
  eraseOldMails,
  deliverSms,
  eraseOldSms,
  removeFile,
  deleteDiscardedFiles,
  deleteOldBroadcasts,
  deleteOldErrorReports,
  deleteExpiredRows,
  deleteOldAuditLogs,
  deleteFailedJobs,
  deleteOldMails,
  deleteOldPushMessages,
  deleteOldBulkChanges,
  deleteOldSms,
];

runProcess(async ({ onEnd, fail }) => {
  const config = loadConfig();
  requireMailServer(config);
  const log = openLog({ level: config.logLevel });
  if (!config.mail) log.warn("MAIL is off: no mail is sent, resets and invitations neither");
  const databaseUrl = await databaseAddress(config);
  const pool = openPool(databaseUrl, {
    max: config.databaseConnections,
    applicationName: "cubby worker",
  });
  const db = databaseOnPool(pool);
  onEnd(() => pool.end());
  const tokens = tokenSigner(config.tokenSecret);
  const mail = await openMail(db, { databaseUrl, ...mailSettingsOf(config), retainTokens: config.sample });
  onEnd(mail.dispatcher.close);
  const features = featuresFor(config, fileLinks(tokens));
  const context = {
    db,
    mail,
    files: await openStorage(config),
    log,
    settings: {
      origin: config.publicUrl,
      tokens,
      ffmpeg: findFfmpeg(config.ffmpegPath, process.env["PATH"]),
      ...replyAddressesOf(config),
      ...twilioSettingsOf(config),
      ...pushSettingsOf(config),
      payments: paymentsOf(config),
    },
    now: () => new Date(),
    emit: createRegistry(collectFrom(features, "resources"), collectFrom(features, "listeners")).emit,
  };
  const worker = await startWorker({
    pool,
    jobs: [...platformJobs, ...collectFrom(features, "jobs")],
    context,
  });
  onEnd(worker.stop);
  const receiver = await startIncomingMail(config, features, context);
  if (receiver) onEnd(receiver.close);
  worker.ended.catch(() => fail("The worker ended unexpectedly: start again."));
});
