/** The bar of a flow: only the logo. Back and "Save and finish later" belong to the question page itself. */
import { pages } from "#features/paths.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { Logo } from "./logo.tsx";
import { Row } from "#platform/web/ui/layout/stack.tsx";
import classes from "./shell.module.css";

export function FlowHeader() {
  const { userType } = useSession();
  const home =
    userType === "educator" ? pages.jobs : userType === "employer" ? pages.employerJobs : pages.home;
  return (
    <Row as="header" gap={[8, 24]} role="banner" className={classes.header} data-shell>
      <Logo to={home} />
    </Row>
  );
}
