/** The worker process: sends mails, keeps clocks, does what requests promised. */
import { clearExpired } from "#platform/server/clear-expired.job.ts";
import { databaseOver, openPool } from "#platform/server/database.ts";
import { forgetErrorReports } from "#platform/server/error-reports/forget-error-reports.job.ts";
import { registryOf } from "#platform/server/engine/registry.ts";
import { partsOf } from "#platform/server/feature.ts";
import { clearFiles, removeFile } from "#platform/server/files/clear-files.job.ts";
import { fileLinks } from "#platform/server/files/file-links.ts";
import { openStorage } from "#platform/server/files/open-storage.ts";
import { startWorker } from "#platform/server/jobs/worker.ts";
import { openLog } from "#platform/server/log.ts";
import { clearMails } from "#platform/server/mail/clear-mails.job.ts";
import { deliverMail } from "#platform/server/mail/deliver-mail.job.ts";
import { openMail } from "#platform/server/mail/open-mail.ts";
import { takeUpMails } from "#platform/server/mail/take-up-mails.job.ts";
import {
  deleteFailedJobs,
  deleteOldAuditLogs,
  deleteOldMails,
  deleteOldTexts,
} from "#platform/server/retention/delete-old-rows.job.ts";
import { clearTexts } from "#platform/server/sms/clear-texts.job.ts";
import { deliverText } from "#platform/server/sms/deliver-text.job.ts";
import { textsOf } from "#platform/server/sms/twilio-settings.ts";
import { tokenSigner } from "#platform/server/signed-token.ts";
import { findFfmpeg } from "#platform/server/video/find-ffmpeg.ts";
import { loadConfig } from "./config.ts";
import { databaseAddress } from "./database-address.ts";
import { featuresFor } from "./features.ts";
import { repliesOf, takeIncomingMail } from "./incoming-mail.ts";
import { longRunning } from "./long-running.ts";
import { mailSettingsOf, refuseWithoutMailServer } from "./mail-server.ts";

const ownJobs = [
  deliverMail,
  takeUpMails,
  clearMails,
  deliverText,
  clearTexts,
  removeFile,
  clearFiles,
  forgetErrorReports,
  clearExpired,
  deleteOldAuditLogs,
  deleteFailedJobs,
  deleteOldMails,
  deleteOldTexts,
];

longRunning(async ({ onEnd, fail }) => {
  const config = loadConfig();
  refuseWithoutMailServer(config);
  const log = openLog({ level: config.logLevel });
  if (!config.mail) log.warn("MAIL is off: no mail is sent, resets and invitations neither");
  const databaseUrl = await databaseAddress(config);
  const pool = openPool(databaseUrl, {
    max: config.databaseConnections,
    applicationName: "cubby worker",
  });
  const db = databaseOver(pool);
  onEnd(() => pool.end());
  const tokens = tokenSigner(config.tokenSecret);
  const mail = await openMail(db, { databaseUrl, ...mailSettingsOf(config), keepsTokens: config.sample });
  onEnd(mail.carrier.close);
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
      ...repliesOf(config),
      ...textsOf(config),
    },
    now: () => new Date(),
    emit: registryOf(partsOf(features, "resources"), partsOf(features, "listeners")).emit,
  };
  const worker = await startWorker({ pool, jobs: [...ownJobs, ...partsOf(features, "jobs")], context });
  onEnd(worker.stop);
  const receiver = await takeIncomingMail(config, features, context);
  if (receiver) onEnd(receiver.close);
  worker.ended.catch(() => fail("The worker ended unexpectedly: start again."));
});
