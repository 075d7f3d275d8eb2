/*
 * The page to which the identity provider's answers come back: it hands them to the window that asked, be that the page
 * before it or the one around its hidden frame. It has no framework and no style, and is gone before it is seen.
 */
import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';

const title = document.title;
const handedOn = broadcastResponseToMainFrame();
// The library writes its maker's name there.
document.title = title;

handedOn.catch(() => {
  // The user opened this address by hand. A frame's failure is noticed by the page that waits for it.
  if (window.top === window.self) location.replace('/');
});
