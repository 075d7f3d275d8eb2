/**
 * The contract as TypeScript, generated from openapi/cnx.yaml by `npm run api:generate`.
 * Not to be edited by hand: `npm run api:check` fails when it differs from the contract.
 */

export interface paths {
    "/CNXAuth/ValidateEmailAndPassword": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with an email address and an encrypted password
         * @description Answers 200 with an `id_token` when the password was right; the portal stores the token package and the user from it. Wrong address, wrong password, a text that cannot be decrypted, one that is too old or was used before, and a locked account all answer the same 401. An inactive user answers 403.
         */
        post: operations["validateEmailAndPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CNXAuth/refreshtoken": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Trade a refresh token for a new token package
         * @description Refresh tokens rotate: the answer holds the next one. For 30 seconds a used token gets the same successor again (a lost answer, a copied tab); after that its return revokes the whole family and answers 401.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CNXAuth/Logout": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session that the bearer or the refresh token belongs to and revokes its refresh tokens. Answers 200 also when the session had ended already, so that a browser can always leave.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CNXAuth/ResetPassword": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a password
         * @description Takes the current password, or the one-time code of a reset mail in its place, and the new one; both encrypted. A change ends all other sessions of the user. It shares the limits of the sign-in.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CNXAuth/ForgotPassword": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a password reset mail
         * @description For an SSO user no mail is sent: `isSSO` tells the portal to go to the identity provider's reset page. For others a link to /reset-password of the configured portal is mailed, with `code` and `email` in its hash; when `applicationURL` is a registered application, its host stands there as `state`. The code is good once, for 10 minutes, and goes to ResetPassword in place of the old password.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CNXAuth/B2cChallenge": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Start a code flow with the identity provider
         * @description The verifier belongs to one flow, is good once and for 10 minutes.
         */
        get: operations["getB2cChallenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CNXAuth/B2cToken": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Trade an authorisation code for the identity provider's tokens
         * @description The second step of the code flow: the code of the redirect and the verifier of the challenge.
         */
        post: operations["getB2cToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CNXAuth/ValidateB2cToken": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Check an id_token of the identity provider
         * @description Says whether signature, issuer, audience and times of the token hold. A token that does not hold is a 200 with `isValid: false`.
         */
        get: operations["validateB2cToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CNXAuth/ExtractSSOToken": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the identity provider's id_token
         * @description The only call that takes a token of the identity provider. It answers with the backend's own token package; every silent renewal of an SSO session ends here.
         */
        post: operations["extractSsoToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CNXUser/validate/{email}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Find out how a user signs in
         * @description Exactly one outcome applies: `isSSO` (go to the identity provider), `isResetPwd` (a new password must be set), `redirectUrl` (follow it), `showPasswordInput` (ask for the password); otherwise `errors` says why none does. An unknown or inactive user answers 200 with the error 'User is not active or does not exist'.
         */
        get: operations["validateEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CNXUser/validateUser": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check that a user name may sign in
         * @description Used with the user name that an SSO hand-over carries. A name that may not sign in answers 200 with errors.
         */
        post: operations["validateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CNXUser/userinfo": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read a user
         * @description One's own user. Role 1 may read other people's.
         */
        get: operations["getUserinfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CNXUser/ReportClientError": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report what went wrong in the browser
         * @description An answer that broke this contract, or a part of a page that broke: where, and what was expected there. It holds nothing that the user typed or read. Reports are kept for 30 days. A portal can be told not to send them.
         */
        post: operations["reportClientError"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CNXUser/GetPreferences": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read how the user wants the portal
         * @description One’s own. A value that was not chosen is null; `version` is 0 before the first change.
         */
        get: operations["getPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CNXUser/SavePreferences": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save how the user wants the portal
         * @description One’s own, all of them. `version` is the one that was changed; another one meanwhile is answered with 409. Values are texts that portals give a meaning: one that a portal does not know is kept as it is.
         */
        post: operations["savePreferences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CNXUser/GetProfile": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the user’s profile
         * @description One’s own. `version` is 0 before the first change.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CNXUser/SaveProfile": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the user’s names
         * @description One’s own. `version` is the one that was changed; another one meanwhile is answered with 409. The names of a user who signs in at the identity provider come from there: they are answered with 403.
         */
        post: operations["saveProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CNXUser/UploadPhoto": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the user a photo
         * @description One’s own, in place of the one before. The server keeps a square of it that it draws anew, at most 512 pixels wide and without anything that the file said beside the picture. Of an animated picture it is the first one. Refused with 400: what is no JPEG, PNG or WebP or another one than `mediaType` says, what is broken, and what is larger than 2 MiB or 4,096 pixels on a side.
         */
        post: operations["uploadPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CNXUser/RemovePhoto": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the user’s photo
         * @description One’s own. Without a photo nothing changes.
         */
        post: operations["removePhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CNXUser/Photos/{photoId}/GetPhoto": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read a photo
         * @description What `avatar` and `photo` point at. The id is the key: 132 random bits that only answers to signed-in users name and that each upload changes. An `img` element can send no bearer.
         */
        get: operations["getPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CNXUser/GetAccountSecurity": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the user’s sessions and last sign-ins
         * @description One’s own: at most 50 open sessions and 20 sign-ins, newest first.
         */
        get: operations["getAccountSecurity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CNXUser/EndOtherSessions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all other sessions of the user
         * @description All of the user’s own sessions but the one that asks.
         */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CNXUser/EndSession": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End one other session of the user
         * @description One of the user’s own open sessions; the one that asks ends by signing out.
         */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CNXApplications/GetBackendUrlByFeUrl": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the hand-over address of a linked application
         * @description For a registered application's front-end domain: the base of its user API, where `TransferToken` is, and a token minted for that application alone. This API refuses that token.
         */
        post: operations["getBackendUrlByFeUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CNXApplications/GetApplications": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the linked applications
         * @description Registered applications by name. `GetBackendUrlByFeUrl` with the host of `url` begins the hand-over to one.
         */
        get: operations["getApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the keys that id_tokens are signed with
         * @description Linked applications verify by them the token that a user is handed over with. Keys change rarely; an application that meets an unknown `kid` reads the set again.
         */
        get: operations["getJwks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/TransferToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand the signed-in user over to a linked application
         * @description The portal then opens the application with `ref={sessionId}`. The id is good once, for 60 seconds, at this application only.
         */
        post: operations["transferToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Notification/GetNotificationsInfo": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the user's notifications
         * @description Newest first. `email` must be the signed-in user's own address.
         */
        get: operations["getNotificationsInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Notification/MarkNotificationsRead": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description Those named, and those that arose until a moment, or those named as unread again; for the signed-in user alone. What is gone or not addressed to the user is passed over, and what was read before keeps its time.
         */
        post: operations["markNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Notification/SnoozeNotifications": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a group of notifications off
         * @description Until a moment within the next 30 days, or back where `until` is null; for the signed-in user alone. What comes into the group meanwhile is put off with it.
         */
        post: operations["snoozeNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Dashboard/GetDeferredProductionInfo": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List deferred production by day and entity
         * @description One row per production day and entity of the asked level, newest day first; or, with `per=window`, one row per entity over all days of the window, the largest loss first. Losses are computed per well and day and then summed, so that a gain of one well never hides the loss of another. The flat reason fields describe the largest loss of the row; `reasons` splits all of it.
         */
        get: operations["getDeferredProductionInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Dashboard/GetProductionOptimizationInfo": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Summarise the optimization opportunities
         * @description Opportunities that were open, decided or done in the window, with the best open ones. `sort`, `where`, `limit` and `cursor` choose among the open ones; the figures always cover all of them.
         */
        get: operations["getProductionOptimizationInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Dashboard/GetScheduleInfo": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List planned and done activities
         * @description Activities that overlap the window, by planned start; what is overdue overlaps until now, however long it is. Without `from` and `to`: from 7 days before today to 30 days after it.
         */
        get: operations["getScheduleInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Dashboard/GetScheduleFile": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the schedule as an iCalendar file
         * @description The activities of `GetScheduleInfo` for the same selection and days, as events that calendars take: at most 5,000, the first ones. It names no people.
         */
        get: operations["getScheduleFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Dashboard/GetCalendarAddress": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read whether the user has a calendar address
         * @description One’s own: since when there is one, and when a program last read it. The address itself is answered once, when it is made.
         */
        get: operations["getCalendarAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Dashboard/CreateCalendarAddress": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new calendar address
         * @description One’s own. A calendar program reads the schedule there without a sign-in. The address that there was is good no longer.
         */
        post: operations["createCalendarAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Dashboard/RemoveCalendarAddress": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the user’s calendar address
         * @description One’s own: what is subscribed to it gets no more. Without an address nothing changes.
         */
        post: operations["removeCalendarAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Dashboard/Calendars/{secret}/GetCalendar": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the schedule as a calendar that is subscribed to
         * @description What a calendar address leads to: the activities that its user may see, from a year back to a year ahead, as iCalendar. The secret is the key: a calendar program can send no bearer. An address that was replaced or removed, or whose user is not active, is one that never was. Filters behind the address narrow it; what they name that there is not selects nothing.
         */
        get: operations["getCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Dashboard/ChangeSchedule": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the schedule
         * @description Creates an activity, or moves, confirms, ends, cancels or comments on one, or says what it is for. When a user has changed it since its version was read, nothing is changed and the message names who and when. An activity that overlaps another one of its well or facility, or needs a test header or a crew that other work has at that time, is refused unless `overlapReason` says why it may. Activities that another system owns are commented on alone. Sent again with the same `id`, it is the change that was made before.
         */
        post: operations["changeSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Dashboard/UndoScheduleChange": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back one's own change of the schedule
         * @description Gives the activity what it had before the change, unless it was changed since. An activity whose creation is taken back is cancelled.
         */
        post: operations["undoScheduleChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Dashboard/GetTimesToRestore": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Show how long the selected wells were off stream until they were restored
         * @description Stops are the downtimes of the exception report that no schedule had foreseen. The time of a stop is the hours off stream that its losses have, its reason the one with most of them, as recoded. Restored stops count with the window that they ended in; those that go on are counted apart and are in no mean.
         */
        get: operations["getTimesToRestore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Dashboard/GetSustainableProductionInfo": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Report emissions and energy
         * @description One row per production day and field, newest first, and the metrics of the whole window. `limit` and `cursor` page the rows; the metrics always cover all of them.
         */
        get: operations["getSustainableProductionInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Dashboard/GetProductionDayInfo": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Summarise the newest production day
         * @description What the selected wells produced and injected on the newest day of their field, which state each of them was in then, and which exceptions are open. The newest day of a field is the last day of the window that is over on its clock, once a well of the field has reported it or its report is late; while the report is due, it is the day before. A silent well adds nothing to volumes, means and potential, so that a missing report never reads as a loss.
         */
        get: operations["getProductionDayInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Dashboard/GetProductionDayWells": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the wells behind the newest production day
         * @description One row for each selected well of a field that has a newest day. The well that is furthest below its potential comes first, gas by its oil equivalent, with an exception or without; of those that are not below it, or of which it is not known, those that were down, then those that were silent.
         */
        get: operations["getProductionDayWells"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Dashboard/GetDataHealth": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Report what arrived, what is late and what was refused
         * @description The feed of each field against the newest day that it may have, wells that are silent, suspect rows of the last 30 days, the newest imports with their reports, and by which versions of the rules results were computed.
         */
        get: operations["getDataHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Statistics/GetProductionStatistics": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Sum up what the selected wells made in a window
         * @description By entity, for the selection, and in the window that it is compared with. Every sum is of the same wells' days, so that rows add up to the total at each level. Days that are not over on the field's clock are in no sum, and the window ends at the newest day with a report. What was not reported is in no sum and not zero.
         */
        get: operations["getProductionStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Statistics/GetProductionCourse": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Sum up what the selected wells made by day, month, quarter or year
         * @description The periods that the window touches, cut to it, from the first one on that has a report, each beside the same period of the year before. A window of more than 92 days cannot be read by day.
         */
        get: operations["getProductionCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Statistics/GetPlanCourse": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Compare what the selected wells made with their plan, by month
         * @description The months that the window touches and that have a plan, each by its days in the window, and both added up from the window's first day on. Wells without a plan are in neither sum; the plan of a whole field counts where all of its wells are selected and none has one of its own.
         */
        get: operations["getPlanCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Statistics/GetReportedMonths": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Compare whole months that were reported with the days of the selected wells
         * @description The whole months of a window that files or feeds reported, each beside the sum of its days. A month counts by its days where at least nine tenths of them are reported, else by what was reported of the month: in every sum of whole months, in the plan and in the books. Months that count by their days and differ by more than 1 % come first, then the newest.
         */
        get: operations["getReportedMonths"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Statistics/GetPumpSurvival": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Say how long pumps last
         * @description The Kaplan–Meier curve of the pumps' runs that began up to the end of the window, as they stood then, for all of them and by group. A run ends by failure only, at the last day on which its well ran; one that was pulled for another reason, or is in the well, is known to have lasted so long. The first day of the window says nothing.
         */
        get: operations["getPumpSurvival"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Statistics/GetDeclines": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Say how fields decline, and which wells slide
         * @description Of a product, by field, the wells whose newest 90 valid days decline far more than their newest 365 (a slide without a step is no exception), and Arps' decline of the field's total. Both are of the newest days, whatever the window. A forecast is an extrapolation: nothing is added but the losses that the schedule expects.
         */
        get: operations["getDeclines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Statistics/GetWellCounts": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Count the selected wells by state, method and maker
         * @description States are those of the newest day of each field in the window, as `WellStates` has them.
         */
        get: operations["getWellCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Statistics/GetMonthlyReport": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Report a month of the selected wells
         * @description Production, deferral, emissions and pumps of the days of a month, with what is open, what was estimated and by which rules the figures came about. Every figure is the one that the calls of its subject answer for the same days. A month that is not over is reported up to the newest day with a report. Once all fields of a field, an area, a business unit or of all wells have closed a month, its report is made and kept: later answers are this one, to the byte, whatever is imported, recoded or computed since. What has changed is in `GetMonthBooks`.
         */
        get: operations["getMonthlyReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Statistics/GetMonthlyReportFile": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the report of a month as an Excel workbook
         * @description The figures of `GetMonthlyReport` in full and in the units of the contract, a sheet for each of its parts. The workbook of a report that is kept is kept with it.
         */
        get: operations["getMonthlyReportFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OptimizationDashboard/GetFrequencyInfo": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the drive state of each pumped well
         * @description The newest state of every well of the selection that has an electric submersible pump, by field and well name.
         */
        get: operations["getFrequencyInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OptimizationDashboard/GetFrequencyChangeInfo": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List advised and executed frequency changes
         * @description Those of the window, and advice from before it that is open at its end. Newest first.
         */
        get: operations["getFrequencyChangeInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OptimizationDashboard/GetSettingAdviceInfo": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List advice on chokes and lift gas
         * @description What was advised in the window, and what was before it and is open at its end. Newest first.
         */
        get: operations["getSettingAdviceInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OptimizationDashboard/GetTrackedFrequencyChangeInfo": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List what came of frequency changes
         * @description Executed changes with the state before and after, newest first.
         */
        get: operations["getTrackedFrequencyChangeInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OptimizationDashboard/GetTrackedSettingChangeInfo": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List what came of steps of chokes and lift gas
         * @description Steps that the days of wells without a pump show, with what each changed the oil by, newest first.
         */
        get: operations["getTrackedSettingChangeInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OptimizationDashboard/GetOptimizationSummary": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Sum up pumps, tracked steps and advice
         * @description How the pumps run now, what came of the frequency changes of the window, and what advice that was followed has brought.
         */
        get: operations["getOptimizationSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OptimizationDashboard/DecideAdvice": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide on advice
         * @description One decision on all of the given advice, be it on frequencies, chokes or lift gas, or on none: when some of it is over, or its figures were computed anew or a user has decided on it since its version was read, nothing is changed and the message names the well, and who and when. Accepted, advice becomes a step on the schedule; the portal sends nothing to a well. A step after the advice runs out is refused, and one beside other work of its well without a comment that says why; advice that has no time clear of such work before it runs out is not accepted. Sent again with the same `id`, it is the decision that was made before.
         */
        post: operations["decideAdvice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OptimizationDashboard/UndoAdviceDecision": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back one's own decision on advice
         * @description Gives all advice of the decision the state that it had before, and takes the step that it planned off the schedule, unless a user has decided on some of it since.
         */
        post: operations["undoAdviceDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OptimizationDashboard/GetGuardRails": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the guard rails of advice that can be changed
         * @description What each is without a change, and what was set for all wells, for fields and for wells: the nearest to a well is in force.
         */
        get: operations["getGuardRails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OptimizationDashboard/SaveGuardRail": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set or remove a guard rail
         * @description Administrators only. Sets a guard rail for all wells, for a field or for a well, or removes what was set there. The advice of the wells that it holds for is computed anew. Refused when another value than the one that was read is set.
         */
        post: operations["saveGuardRail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ExceptionReport/GetChangeDetectionStatistics": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Summarise the change points of a window
         * @description Counts by direction, variable, severity and status, the same for the window of equal length before it, and a day by day trend.
         */
        get: operations["getChangeDetectionStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ExceptionReport/GetChangePoints": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the change points of a window
         * @description The items behind the statistics, newest change first.
         */
        get: operations["getChangePoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ExceptionReport/GetChangePoint": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read a change point with what people decided
         * @description The change, the entries of the log by which it can be explained, and what people decided on it.
         */
        get: operations["getChangePoint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ExceptionReport/DecideChangePoints": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide on change points
         * @description One decision on all of the given changes, each by itself, or on none, as DecideExceptions does on events. Accepted, a change of what a well produces makes its new level the well's own: what is expected of the well follows it at once, and from its last reported day on its potentials and the rule for drops do once its insights have been computed again. UndoDecision takes it back.
         */
        post: operations["decideChangePoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ExceptionReport/GetGasInterfaceExceptionReportInfo": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List gas interface exceptions
         * @description Gas interface is read as gas interference at the pump intake; `mechanism` names what was found. Newest first.
         */
        get: operations["getGasInterfaceExceptionReportInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ExceptionReport/GetHighProductionDropExceptionReportInfo": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List high production drops
         * @description Wells whose hours-normalised rate fell below its baseline by more than the rule allows. Newest first.
         */
        get: operations["getHighProductionDropExceptionReportInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ExceptionReport/GetExceptions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List exceptions, one row per event
         * @description Findings of one well that begin within three days of each other are one event, whichever rules found them; what is open and what is over are apart. A confirmed change within three days of a drop, a downtime or gas of its well, or of its end, is part of it; others are events of their own. So is a report that a well owes. Events that are open and had begun by the window's last day, those that began in the window, and those that planned work accounts for and that go on in it; the largest loss per day first.
         */
        get: operations["getExceptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ExceptionReport/GetExceptionSummary": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Sum up the exceptions of a window
         * @description What is open, what it costs, how soon people answer and how often the rules were right.
         */
        get: operations["getExceptionSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ExceptionReport/GetException": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read an event with its evidence
         * @description Each finding with its rule and what the rule saw, earlier events of the well, and what people decided. The event that a finding belongs to is found by the id of any of its findings.
         */
        get: operations["getException"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ExceptionReport/DecideExceptions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide on events
         * @description One decision on all of the given events, or on none: when one of them is gone, or a user has decided on it since its version was read, nothing is changed and the message names the event, who and when. Sent again with the same `id`, it is the decision that was made before.
         */
        post: operations["decideExceptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ExceptionReport/UndoDecision": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back one's own decision
         * @description Gives every event of the decision the state that it had before, unless a user has decided on one of them since.
         */
        post: operations["undoDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ExceptionReport/GetAssignees": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the people who can look into an exception
         * @description Active accounts, by name.
         */
        get: operations["getAssignees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ExceptionReport/GetBusinessUnits": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List all business units
         * @description By name.
         */
        get: operations["getBusinessUnits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ExceptionReport/GetAreas": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List all areas
         * @description By name. The parents are business units.
         */
        get: operations["getAreas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ExceptionReport/GetFields": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List all fields
         * @description By name. The parents are areas.
         */
        get: operations["getFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ExceptionReport/GetManufacturers": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List all manufacturers of lift equipment
         * @description By name.
         */
        get: operations["getManufacturers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ExceptionReport/GetWellGroups": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List all well groups
         * @description By field and name. A well may be in several groups. The parents are the fields whose wells the group has.
         */
        get: operations["getWellGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ExceptionReport/GetMethodOfProductions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List all methods of production
         * @description Those that some well has, by name. Each id is a `MethodOfProduction`.
         */
        get: operations["getMethodOfProductions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ExceptionReport/GetWells": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List all wells
         * @description By field and name.
         */
        get: operations["getWells"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Wells/{wellId}/GetDailyProduction": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read a well's daily production
         * @description A columnar series: all columns have the length of `day`, one place per production day that has a row, oldest first. Days without a row are left out. Imported values are given as they were, contradictory ones with quality `suspect`.
         */
        get: operations["getDailyProduction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Wells/{wellId}/GetWell": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is known of a well
         * @description Where it belongs, how it is lifted, its newest daily row, its newest test and what it could produce. What is not stored is `null` or an empty list.
         */
        get: operations["getWell"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Wells/{wellId}/GetWellHistory": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read what happened to a well in a window
         * @description Entries of the operations log, the losses of oil by reason, and the means between its change points.
         */
        get: operations["getWellHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Wells/{wellId}/GetWellForecast": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read how a well declines, and where that leads
         * @description Arps' decline of the well's main product, fitted to its valid days since its last step (a change, accepted level, workover, replaced pump or set choke), of the newest three years. It is an extrapolation: nothing is added but the losses that the schedule expects. Every P50 is that of the curve that `fit` names.
         */
        get: operations["getWellForecast"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Wells/{wellId}/GetWhatIf": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a pumped well would do at another frequency
         * @description From the model, limits and surroundings that the well's advice was computed with: at the advised frequency it is the advice, to the last digit. What is missing for a model is named as for advice.
         */
        get: operations["getWhatIf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Wells/{wellId}/GetPumpCurves": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the curves of a well's pump, and where the well runs on them
         * @description From the model that the well's advice was computed with: what the pump lifts at three to five frequencies of its drive, as worn as it is, with the gas that it takes in at each. No curve where the well has no such model.
         */
        get: operations["getPumpCurves"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Wells/{wellId}/GetSettingResponse": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a well's oil does with its choke or its lift gas
         * @description Of a well without a pump: the settings that it was run at with its oil at each, the fitted response with its band, and what came of each step of the choke and the lift gas that was found in its days.
         */
        get: operations["getSettingResponse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Wells/{wellId}/GetWellHours": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the hourly signals of a well's pump in a production day
         * @description Means of the hours that begin in the day, oldest first, with the entries of the operations log that touch it. A production day begins at the hour of its field and has 23 or 25 hours when the clock changes. Hours without a reading are left out.
         */
        get: operations["getWellHours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Wells/{wellId}/GetSensitivity": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read how sensitively the changes of a well are searched
         * @description The step in force, whether the changes are already those of it, and who chose which step when.
         */
        get: operations["getSensitivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Wells/{wellId}/SaveSensitivity": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose how sensitively the changes of a well are searched
         * @description The step holds for this well instead of that of the installation, and its insights are computed again at once. Changes that are not found at the new step go, but for those that users decided on. Sent again under the same key, it is the choice that was made before.
         */
        post: operations["saveSensitivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Wells/{wellId}/GetLossRecodes": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read what people recoded of the losses of a well
         * @description The newest recodes of the well with who made them, and whether its losses are already those that they leave.
         */
        get: operations["getLossRecodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Wells/{wellId}/RecodeLosses": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recode losses of a well, or split them by time
         * @description Books what one cause took on the days to other causes. The sum of each day stays. The recode lies over the computed split, also over one that is computed later, and the losses of the well are computed again at once. Of several parts each takes its share of the hours. Sent again under the same key, it is the recode that was made before.
         */
        post: operations["recodeLosses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Wells/{wellId}/UndoRecode": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back one's own recode
         * @description Gives the days the causes that they had before, unless a later recode is on one of them.
         */
        post: operations["undoRecode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Wells/{wellId}/GetDeclineCases": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read what people kept as the decline of a well
         * @description The newest cases of the well with who kept them. The newest that was not taken back is in force.
         */
        get: operations["getDeclineCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Wells/{wellId}/KeepDeclineCase": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a case as the decline of a well
         * @description Which days the decline is fitted to and in which form, in place of the rule: the well's forecast and that of its field go by the case from then on, with the days that are reported later. Days that were left out stay so. Sent again under the same key, it is the case that was kept before.
         */
        post: operations["keepDeclineCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Wells/{wellId}/UndoDeclineCase": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back one's own case
         * @description Gives the well the case of before, or the rule, unless a later case is in force.
         */
        post: operations["undoDeclineCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Wells/GetWellSeries": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the curves of wells, reduced to what a chart shows
         * @description What the window has of days with rows is divided into equal parts of whole days. Of each part and track, the first day is given, and for each of its lines the days of the lowest and the highest value: no extreme is lost, and every value is that of its own day. Of a stretch without a value that is at least as long as a part, the first day is given with `null`. Where parts are a day long, every day is given: a shorter window shows more.
         */
        get: operations["getWellSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Search/GetResults": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Search wells, fields, findings and work
         * @description Wells and fields whose names, identifiers or places hold the text, whatever its accents, case and punctuation; where few do, also those that are named almost so, and where nothing at all is found, the nearest names. With them come the exceptions, changes and work of the wells that are named, also those that are over: of up to 60 wells. The first five of each kind come before the rest of all kinds; in a kind, what is open and what comes next first, and wells with an open finding before others that answer alike. Work and comments are found by their words. Words that say what is meant, such as `gas` or `schedule`, in English, Spanish or French, narrow what comes with a name; without a name they find what is newest. A text without letters and digits finds nothing.
         */
        get: operations["getSearchResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Search/GetSuggestions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest what a text might name
         * @description The wells and fields that answer best, for a text that is being typed, with what a named well has besides: at most three of its exceptions, changes and pieces of work each, what is open and what comes next first.
         */
        get: operations["getSearchSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Views/GetViews": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the saved views that the user may open
         * @description The user's own views and those that others share, by name.
         */
        get: operations["getViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Views/GetView": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Find a saved view by its name in addresses
         * @description The user's own view, or one that is shared. Another user's private view is answered as if it was not there.
         */
        get: operations["getView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Views/SaveView": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a view of a list
         * @description A new view without `id` and `version`; otherwise another name, address or audience of one's own view. Its `slug` and `list` stay. A user keeps at most 1,000 views; one more is answered with 403.
         */
        post: operations["saveView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Views/RemoveView": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a saved view
         * @description Its owner may, and administrators may remove a shared one.
         */
        post: operations["removeView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Alerts/GetSubscriptions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List what the user is sent
         * @description The user's own subscriptions, by name. No other user sees them.
         */
        get: operations["getAlertSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Alerts/SaveSubscription": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe, or change a subscription
         * @description A new subscription without `id` and `version`; otherwise another one in place of one's own, which goes on where it was stopped, unless it says `stopped`. A user keeps at most 50, each by a name of its own: to one that is taken a number is added. A person without an account (`recipient`) is sent hand-overs alone, by an administrator, and gets a mail first in which to confirm it. Webhooks are called by Standard Webhooks: `webhook-id`, `webhook-timestamp` and `webhook-signature` (HMAC with SHA-256), the body an `AlertMessage`; an answer that is not 2xx, also a redirect, is tried again, five times within 24 hours.
         */
        post: operations["saveAlertSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Alerts/RemoveSubscription": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a subscription
         * @description Only its owner may. What was sent by it goes with it.
         */
        post: operations["removeAlertSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Alerts/PreviewSubscription": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show what a subscription would send
         * @description The message that a subscription would make now, saved or not: of `wells` the notifications that are there, also those that it has sent; of a view its rows; of hand-overs the one of the shift. Nothing is stored or sent.
         */
        post: operations["previewAlerts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Alerts/SendTest": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test of a subscription
         * @description Sends what a subscription of the user's own would say at this moment, marked as a test, by its own way: a mail through the outbox, or a signed call of the webhook. At most six an hour. A recipient without an account must have confirmed.
         */
        post: operations["sendTestAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Alerts/GetChannels": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Say whether mail arrives
         * @description What became of the last mail that was written to the user, whatever it was of.
         */
        get: operations["getAlertChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Alerts/GetDeliveries": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List what was sent
         * @description What the user's subscriptions have sent in the last 90 days, newest first.
         */
        get: operations["getAlertDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Links/CreateLink": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a short link to a place of the portal
         * @description The same user and address get the same code again. The address is stored as it is: a window that is counted back from today stays so.
         */
        post: operations["createLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Links/GetLink": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Find the address behind a short link
         * @description Every signed-in user may open every link: it says where to look, and not what is there.
         */
        get: operations["getLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Annotations/GetAnnotations": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the annotations of a window
         * @description Notes on the selected wells, and on the fields that they are in, newest day first.
         */
        get: operations["getAnnotations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Annotations/SaveAnnotation": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a note on a well or field
         * @description A new note without `id` and `version`; otherwise another text, day or place of one's own note. Exactly one of `wellId` and `fieldId` names its place.
         */
        post: operations["saveAnnotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Annotations/RemoveAnnotation": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a note
         * @description Its author and administrators may.
         */
        post: operations["removeAnnotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ExceptionReport/GetShiftHandover": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read a shift hand-over
         * @description What was opened, ended, decided and left open on all wells since a moment. Without `id` the one that no user has confirmed yet, with what is known now; its note is empty until a user has written one. With `id` an earlier one, as it was when it was confirmed.
         */
        get: operations["getShiftHandover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ExceptionReport/SaveShiftHandover": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write the note of a shift hand-over
         * @description The note of the hand-over that no user has confirmed yet; only its author changes it. There is one at a time: while another user's waits to be confirmed, a new one is refused by name. Sent again, it is the change that was made before.
         */
        post: operations["saveShiftHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ExceptionReport/ConfirmShiftHandover": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take over a shift
         * @description Another user than the author confirms a hand-over, once: what was opened, ended, decided and left open is kept as it is then. A second confirmation is refused, and the message says who took over and when.
         */
        post: operations["confirmShiftHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ExceptionReport/GetShiftHandovers": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List earlier shift hand-overs
         * @description Those that were confirmed, newest first.
         */
        get: operations["getShiftHandovers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Visits/SaveVisit": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a user looks at a place
         * @description Sent when a place is opened, and again while it is looked at. A visit is over half an hour after the last time; the answer says when the visit before this one was over, so that what is newer can be marked.
         */
        post: operations["saveVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Usage/RecordUsage": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record how the portal was used
         * @description Events of the caller, several at once, when there is time for them. Who the caller is and how they signed in is known from the session; it is kept as a pseudonym whose key changes every 90 days and is then deleted. Refused for users who switched it off in their preferences, and for browsers that ask not to be tracked (`Sec-GPC: 1`, `DNT: 1`). One event that cannot be, and none of them is recorded.
         */
        post: operations["recordUsage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Content/GetNews": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the news and what releases bring
         * @description Those whose day has come, newest first, each in the asked language, in English where it has not been translated, else in the language that there is.
         */
        get: operations["getNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Content/GetLegalPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the terms of service or the privacy policy
         * @description Open to everyone: people read them before they sign in. In the asked language, in English where the page has not been translated, else in the language that there is.
         */
        get: operations["getLegalPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Support/GetSupport": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Say whether messages to support can be sent
         * @description Where no address is configured, or no mail can be sent, the portal says so instead of showing a form.
         */
        get: operations["getSupport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Support/SendMessage": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to support
         * @description Mails what the user wrote to the configured address, with the context that the user has seen, and the account of the session: nothing else. 501 where there is no address.
         */
        post: operations["sendSupportMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Assistant/Ask": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a question about wells and production
         * @description Understands a question in English, Spanish or French by fixed rules and answers it from the same reads as the other operations. The answer of the rules holds no prose: statements are codes with figures, which the portal words, and names are data. A question may have several parts; one that is a question of its own and is not understood is left out and named. Any other question that is not understood whole gets the outcome `unknown`. Where the operator has set a language model, that writes `text` from the same reads: the question, and the names and figures that it looks up, go to the model's server. Questions are neither stored nor logged here. 501 where the operator has switched the assistant off.
         */
        post: operations["askAssistant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Causes/GetCauses": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the causes of changes, exceptions and losses
         * @description The catalog that a decision names a cause of and losses are booked to, in the order of lists, with those that are switched off.
         */
        get: operations["getCauses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Causes/SaveCause": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or change a cause
         * @description Administrators only. A code stays: rows that name it do, and one that is not used any more is switched off.
         */
        post: operations["saveCause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Books/GetMonthBooks": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read production and deferral of fields by month as the books have them
         * @description The months that the window touches of each field of the selection, from the field's first report on: whether each is closed, and its figures. A closed month keeps the figures with which it was closed. What its rows say later is an adjustment, which counts in the oldest month that was open then. Volumes are of the selected wells.
         */
        get: operations["getMonthBooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Books/{fieldId}/GetOpenPoints": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is open in the months of a field that are not closed
         * @description What an administrator has to know before closing the months: reports that are owed and missing, days that were estimated or contradict themselves, events that no user has answered, and the adjustments of closed months that will be fixed with them.
         */
        get: operations["getOpenPoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Books/{fieldId}/CloseMonths": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close months of a field
         * @description Copies production, potential and losses of each well as they are known now. No month is opened again: what rows, recodes or rules say later is an adjustment of the oldest open month. Months close in their order, once they are over on the field's clock. Sent again under the same key, it is the closing that was made before.
         */
        post: operations["closeMonths"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Feeds/SendDailyRows": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send daily rows of wells
         * @description For programs with a key of the scope `import`, and for administrators. The rows go the way of a file of daily rows: the same rules, the same sums, good rows are stored and the others are named. A value that is missing or null stays as it is stored. The answer means that what it says is stored for good; insights follow within half a minute. Sent again under its `Idempotency-Key` within 30 days, a delivery changes nothing and gets the same answer. A key for some fields sends rows of these; a row of another field is rejected. What is accepted stays when the key is revoked. A body of `text/csv` is read as the import reads a file: a header whose columns it knows, units in it or by `unitSystem`, one well and production day in a row, and a line break at the end of the last line, without which the body may have been cut. A body of `application/xml` is a report of daily volumes of PRODML 2.
         */
        post: operations["sendDailyRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/GetPeople": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the people who have an account
         * @description Administrators only. By name, in the natural order of their numbers.
         */
        get: operations["getPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/CreatePerson": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a person an account
         * @description Administrators only. A mail goes to the person: with a link to choose a password, good once and for a day, or, for a corporate account, with the address of the portal. No administrator sees or chooses the password.
         */
        post: operations["createPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/InvitePerson": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a person again
         * @description Administrators only. Another mail, whose link replaces the one before. For a person who has chosen a password already, 409.
         */
        post: operations["invitePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/ChangePerson": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a person’s name, role or access
         * @description Administrators only. What is `null` stays. Access that is taken away ends all sessions of the person and the links of mails. 409 where no active administrator who can sign in would be left.
         */
        post: operations["changePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/UnlockPerson": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a locked person try again
         * @description Administrators only. Forgets the failed sign-ins of the account.
         */
        post: operations["unlockPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/GetPersonSessions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List a person’s open sessions
         * @description Administrators only. The newest activity first.
         */
        get: operations["getPersonSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/EndPersonSessions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a person’s sessions
         * @description Administrators only. One session, or all of them but the one that asks.
         */
        post: operations["endPersonSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/GetRegisteredApplications": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the registered applications
         * @description Administrators only. Those that users may be sent to, and those that are switched off.
         */
        get: operations["getRegisteredApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/ChangeRegisteredApplication": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch a registered application on or off
         * @description Administrators only. No user is sent to an application that is off. Addresses cannot be changed by a call.
         */
        post: operations["changeRegisteredApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/GetApiKeys": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the API keys of programs
         * @description Administrators only. The newest first, those that are over included. No secret is shown.
         */
        get: operations["getApiKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/CreateApiKey": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an API key
         * @description Administrators only. The key is in this answer and cannot be shown again. It is good through the whole of its last day (UTC), a year from now at most.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/RevokeApiKey": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End an API key
         * @description Administrators only. It is good for no further call. One that is over stays as it is.
         */
        post: operations["revokeApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/GetImportKinds": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List what files that are imported may hold
         * @description Administrators only. What the columns of each kind of file may be taken as.
         */
        get: operations["getImportKinds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/AddFilePart": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a part of a file that is to be imported
         * @description Administrators only. Files come in parts of 8 MiB, the last one smaller, in any order; the caller makes the file’s id. A part may be sent again, also after a broken connection: what counts is that its content is what `crc32` says. The file can be read by this user alone and is deleted after a day. Refused with 400: another name or size than the first part said, and what is larger than 512 MiB.
         */
        post: operations["addFilePart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/PreviewImport": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what an import would do
         * @description Administrators only. Reads the whole file as the import does, and stores nothing. A file that cannot be read as it is answers 200 with the state `refused`, and names the options that would help. 409 while parts of the file are missing.
         */
        post: operations["previewImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/StoreImport": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a file
         * @description Administrators only. Stores the rows of a file whose preview was read with the same options, in one transaction; 409 otherwise. The answer means that the rows are durable; what follows from them is computed within a minute. Sent again, it finds its rows unchanged.
         */
        post: operations["storeImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/GetImportProgress": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Say how far an import has come
         * @description Administrators only. Of a file of the caller that is being read or stored; asked for again every second.
         */
        get: operations["getImportProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/GetImportTemplates": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List templates of imports
         * @description Administrators only. How files of a kind are read, each under a name; by name.
         */
        get: operations["getImportTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/SaveImportTemplate": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep how a file is read
         * @description Administrators only. Keeps the options of the last preview of a file under a name, with its header, by which the next file of its kind is known. What is said of this file alone is left out: `well`, `start`, `year`, `renameWells`, `acceptFigures`, and a `date` that is a day. 409 where the file was previewed with other options, and where the name is that of another template than `replaces`.
         */
        post: operations["saveImportTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/RenameImportTemplate": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a template of imports another name
         * @description Administrators only. 409 where another template has the name.
         */
        post: operations["renameImportTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/DeleteImportTemplate": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a template of imports
         * @description Administrators only. What was imported by it stays.
         */
        post: operations["deleteImportTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/GetImports": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List imports, with what can be undone of them
         * @description Administrators only. The newest 100 of people and of the watched folder, and the newest 100 deliveries of programs that stored a row, the newest first.
         */
        get: operations["getImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/PreviewUndo": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what undoing an import would do
         * @description Administrators only. Changes nothing. 409 for an import that stored nothing, that is undone, or whose images are not kept any more.
         */
        post: operations["previewUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/UndoImport": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an import back
         * @description Administrators only. In one transaction: rows that the import added are gone, rows that it changed are as before. What a later import or a person has changed since stays, and so does a well that others refer to. Closed months keep their books and get an adjustment. Insights are computed anew within a minute. 409 as for the preview, and where another number of rows would stay than `kept` says.
         */
        post: operations["undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/GetWellRecords": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List wells with their records
         * @description Administrators only. By field and name, in the natural order of their numbers.
         */
        get: operations["getWellRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/GetFieldRecords": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List fields with their records
         * @description Administrators only. All fields by name, in the natural order of their numbers.
         */
        get: operations["getFieldRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/ChangeWellRecord": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a well another record
         * @description Administrators only. A name that is replaced stays as an alias, by which files go on naming the well. The well's insights are computed anew within a minute. The change stands in the list of imports and can be undone there, for 30 days, as an import can. 409 where the record has changed since it was read, and for a name, identifier or alias that is another well's of the field.
         */
        post: operations["changeWellRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/ChangeFieldRecord": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a field another record
         * @description Administrators only. The insights of all wells of the field are computed anew within a minute. Undone as the change of a well. 409 where the record has changed since it was read, and for a field of the demonstration, whose days are drawn by its clock.
         */
        post: operations["changeFieldRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/PreviewWellMerge": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what a merge of two wells would do
         * @description Administrators only. Changes nothing. Both wells are of one field. 409 for a well of the demonstration, which would write it again.
         */
        post: operations["previewWellMerge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/MergeWells": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make one well of two that are one under two names
         * @description Administrators only. In one transaction: rows, notes and decisions of the one go to the other, its names become aliases, and it is gone. Undone as a change of a record. 409 where rows of one time differ and the request does not say whose stay, where something else holds the well that would go, and where another number of rows differs than was seen.
         */
        post: operations["mergeWells"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/GetOutgoingMail": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the mail that is not sent yet
         * @description Administrators only. The newest first. Mail is tried for three days, then given up and kept for four more. What a mail says is not shown.
         */
        get: operations["getOutgoingMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/SendMailAgain": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a mail again at once
         * @description Administrators only. Also one that was given up.
         */
        post: operations["sendMailAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/SendTestMail": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test mail to the caller
         * @description Administrators only. Answers what the mail server answered.
         */
        post: operations["sendTestMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/GetAuditEvents": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List what the audit log holds
         * @description Administrators only. The newest first. `X-Total-Count` counts up to 10,000.
         */
        get: operations["getAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Administration/GetUserAnalytics": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Sum up how the portal was used in a month
         * @description Administrators only. Sums over groups of people; what fewer than five people did is null, and so is what would give it away by subtraction. Computed from the events, which are kept for `keptDays`; the sums of a month that is over outlive them, for `keptMonths`. Days are those of UTC, weeks begin on Monday and belong to the month in which they end.
         */
        get: operations["getUserAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Say that the process runs
         * @description Asks nothing of the database.
         */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Say whether requests can be served
         * @description 503 while requests cannot be served: the database cannot be reached or is not migrated, the portal is not built, or the server is stopping. While nothing can be stored, the answer is 200 and says `degraded`. An identity provider that is away keeps out only those who sign in by it: it is named, and the answer is 200.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Stable key made of URL-safe characters, so that it may stand in paths, comma lists and addresses.
         * @example NV-A-01
         */
        Id: string;
        /** @description Comma-separated ids. An empty list is refused, and so are ids that name nothing. */
        IdList: components["schemas"]["Id"][];
        /**
         * @description An email address, in any script.
         * @example engineer@cnx.example
         */
        Email: string;
        /**
         * @description A signed JSON Web Token in compact form.
         * @example eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ1LTIifQ.c2lnbmF0dXJl
         */
        Jwt: string;
        /**
         * @description Base64 of the RSA-OAEP (SHA-256) ciphertext of `password|unixSeconds`, in UTF-8; the last `|` separates. The backend accepts a time from 120 s ago to 30 s ahead, and each ciphertext once.
         * @example bm90IGEgcmVhbCBjaXBoZXJ0ZXh0
         */
        EncryptedPassword: string;
        /** @description The one shape of errors. */
        ErrorList: {
            /** @description What went wrong, for the user; the first is the most telling. */
            errors: components["schemas"]["ErrorMessage"][];
        };
        /** @description One thing that went wrong. */
        ErrorMessage: {
            /**
             * @description A text for the user.
             * @example Invalid username or password
             */
            message: string;
            /** @description Stable key of what went wrong, for callers that say it in words of their own. */
            code?: components["schemas"]["ErrorCode"];
            /** @description What the words speak of, by name. */
            values?: {
                [key: string]: string;
            };
        };
        /**
         * @description Why a call is refused. Programs and people in other languages go by it; `message` is for those who debug. Clients take a code that they do not know for a refusal without a reason.
         * @example decidedSince
         * @enum {string}
         */
        ErrorCode: "invalid" | "notSignedIn" | "accessDenied" | "notFound" | "methodNotAllowed" | "conflict" | "tooLarge" | "notJson" | "tooMany" | "internal" | "notOffered" | "unavailable" | "databaseAway" | "databaseSlow" | "storageFull" | "listsBusy" | "tooManyRows" | "listChanged" | "unknownIds" | "invalidCredentials" | "inactiveUser" | "passwordChangeDue" | "passwordRequired" | "passwordTooLong" | "passwordRules" | "passwordCommon" | "passwordSame" | "signInOver" | "providerAway" | "changedSince" | "decidedSince" | "chosenSince" | "confirmedSince" | "handoverWaits" | "ownHandover" | "tooManyViews" | "tooManyAlerts" | "webhookRefused" | "exceptionGone" | "changeGone" | "adviceGone" | "adviceOver" | "figuresSince" | "frequencyOutside" | "planAfterAdvice" | "workInTheWay" | "noClearTime" | "activityGone" | "activityOver" | "activityElsewhere" | "activityOverlaps" | "railsBroken" | "eventGone" | "causeGone" | "lossGone" | "lossHours" | "monthClosed" | "monthNotOver" | "monthsInOrder" | "reportsMissing" | "notComputed" | "decisionGone" | "assigneeGone" | "notConfirmed" | "noChange" | "notYours" | "untilPast" | "planPast" | "noPicture" | "pictureTooLarge" | "lastAdministrator" | "accountExists" | "hasPassword" | "inactive" | "noMail" | "usageDeclined" | "identifierTaken" | "groupOfOtherKind" | "demonstrationField" | "demonstrationWell" | "wellsClash" | "wellHeld" | "noMotherWell" | "wellGoneSince";
        /** @description What stands in the way, for the user. Empty when nothing does. */
        Errors: components["schemas"]["ErrorMessage"][];
        /** @description The outcome of an order. */
        MessageResult: {
            /** @description A text for the user. */
            message: string;
            errors: components["schemas"]["Errors"];
        };
        /** @description One fault in the browser. */
        ClientError: {
            /**
             * @description The id that the user is shown.
             * @example K7QF-2M9X
             */
            id: string;
            /** @description Method and path of the call whose answer was wrong; empty where no call is at fault. */
            operation: string;
            /**
             * @description Where, in the answer or on the page.
             * @example body/3/well/id
             */
            place: string;
            /**
             * @description What does not hold there, such as a keyword of the contract.
             * @example maxItems
             */
            expectation: string;
            /** @description Template of the page's address. */
            route: string;
            /** @description Version of the portal. */
            version: string;
        };
        /**
         * @description How far a value can be trusted: read from an instrument, shared out from a common meter, computed, too old, or contradicting another value of its row.
         * @enum {string}
         */
        Quality: "measured" | "allocated" | "estimated" | "stale" | "suspect";
        /**
         * @description The fluid that a volume is of.
         * @enum {string}
         */
        Product: "oil" | "gas" | "water";
        /**
         * @description How a well's potential is found: the median of its last 30 valid days, and what is expected of it while an exception of its rate is open; or its decline with a dead band of its own noise, frozen while one is open.
         * @enum {string}
         */
        PotentialMethod: "trailingMedian" | "declining";
        /**
         * @description How the well is lifted (PRODML WellOperationMethod).
         * @enum {string}
         */
        MethodOfProduction: "continuousGasLift" | "intermittentGasLift" | "plungerGasLift" | "electricSubmersiblePumpLift" | "progressiveCavityPumpLift" | "suckerRodPumpLift" | "jetPumpLift" | "hydraulicPumpLift" | "foamLift" | "naturalFlow" | "unknown";
        /**
         * @description What the well does now.
         * @enum {string}
         */
        WellStatus: "producing" | "shutIn" | "testing" | "workover" | "suspended" | "abandoned";
        /**
         * @description Which way the well flows.
         * @enum {string}
         */
        FlowKind: "production" | "injection";
        /**
         * @description Computed from loss, confidence and persistence; never typed by hand.
         * @enum {string}
         */
        Severity: "high" | "medium" | "low";
        /** @description What a severity was computed from. The score is their product, with at most 5 days counted. */
        SeverityFactors: {
            /** @description What is lost of the well's main product, as oil equivalent: 1,000 Sm3 of gas are 1 Sm3. Unit: Sm3/d. */
            loss: number;
            /** @description Confidence in the finding. A pure ratio. */
            confidence: number;
            /** @description How long it has lasted. Unit: d. */
            persistenceDays: number;
        };
        /** @description One choice of a filter. */
        FilterItem: {
            id: components["schemas"]["Id"];
            /**
             * @description Name to show.
             * @example Northern Venture
             */
            name: string;
            /** @description Choices of the filter above that contain this one. Empty at the top. */
            parentIds: components["schemas"]["Id"][];
            /** @description Wells that belong to it. Unit: wells. */
            wellCount: number;
            /** @description False when it is kept for old data only. */
            active: boolean;
        };
        /** @description A well and where it belongs. */
        WellRef: {
            id: components["schemas"]["Id"];
            /**
             * @description Name to show.
             * @example NV-A-01
             */
            name: string;
            /** @description Unique well identifier of the authority. */
            uwi: string | null;
            fieldId: components["schemas"]["Id"];
            areaId: components["schemas"]["Id"];
            businessUnitId: components["schemas"]["Id"];
            /** @description Pads, manifolds, test headers and the like that the well is in. */
            wellGroupIds: components["schemas"]["Id"][];
            methodOfProduction: components["schemas"]["MethodOfProduction"];
            /** @description Maker of the lift equipment. */
            manufacturerId: string | null;
            status: components["schemas"]["WellStatus"];
            flowKind: components["schemas"]["FlowKind"];
        };
        /** @description Enough of a well to name it in a row and to link to it. */
        WellLabel: {
            id: components["schemas"]["Id"];
            /**
             * @description Name to show.
             * @example NV-A-01
             */
            name: string;
            fieldId: components["schemas"]["Id"];
            /**
             * @description Name of its field.
             * @example Venture
             */
            fieldName: string;
        };
        /** @description What a row sums up. */
        EntityLabel: {
            /**
             * @description Kind of entity.
             * @enum {string}
             */
            level: "businessUnit" | "area" | "field" | "well";
            id: components["schemas"]["Id"];
            /**
             * @description Name to show.
             * @example Venture
             */
            name: string;
        };
        /** @description One day of a small trend line. */
        TrendPoint: {
            /**
             * Format: date
             * @description Production day.
             */
            date: string;
            /** @description Value of the day. Unit: as the trend says. */
            value: number | null;
        };
        /** @description Something that was done to a well, or happened to it. */
        WellEvent: {
            id: components["schemas"]["Id"];
            /**
             * @description What was done.
             * @enum {string}
             */
            kind: "frequency" | "choke" | "shutIn" | "trip" | "restart" | "test" | "workover" | "espReplacement" | "gasLift" | "chemical" | "other";
            /**
             * Format: date-time
             * @description When it began.
             */
            start: string;
            /**
             * Format: date-time
             * @description When it ended; `null` for a moment or while it lasts.
             */
            end: string | null;
            /**
             * Format: date
             * @description Production day in which it began, on the clock of its field, as the days of a series are; `null` where the server does not say.
             */
            startDay: string | null;
            /**
             * Format: date
             * @description Production day in which it ended; `null` where `end` is.
             */
            endDay: string | null;
            /** @description Setting before. Unit: as `unit` says. */
            from: number | null;
            /** @description Setting after. Unit: as `unit` says. */
            to: number | null;
            /**
             * @description Unit of the settings.
             * @example Hz
             */
            unit: string | null;
            /** @description Whether it stood in the schedule. */
            planned: boolean;
            /** @description Reason as logged. */
            reason: string | null;
        };
        /** @description The CNX spelling of the keys, or the lowercase one of the local login variant. */
        Credentials: {
            Email: components["schemas"]["Email"];
            Password: components["schemas"]["EncryptedPassword"];
        } | {
            email: components["schemas"]["Email"];
            password: components["schemas"]["EncryptedPassword"];
        };
        /** @description The tokens of a session. */
        TokenPackage: {
            id_token: components["schemas"]["Jwt"];
            /** @description Present when the backend issues one; this API does not ask for it. */
            access_token?: string;
            /** @description Opaque, good once. */
            refresh_token: string;
            /**
             * @description How long the id_token is good. Unit: s.
             * @example 3600
             */
            expires_in: number;
        };
        /** @description A session and its user. */
        LoginResponse: components["schemas"]["TokenPackage"] & {
            email: components["schemas"]["Email"];
            /** @description True when the sign-in succeeded. */
            authenticated: boolean;
            userinfo: components["schemas"]["UserInfo"];
        };
        /** @description A user as the portal knows it. */
        UserInfo: {
            id: components["schemas"]["Id"];
            /** @description Name at the identity provider; the email address of a local user. */
            username: string;
            email: components["schemas"]["Email"];
            /** @description Given name. */
            firstName: string;
            /** @description Family name. */
            lastName: string;
            /**
             * Format: uri-reference
             * @description Address of the photo.
             */
            avatar: string | null;
            /** @description 1 is the administrator-type role, 0 none. */
            roleId: number;
            /** @description Signs in at the identity provider. */
            isSSO: boolean;
            /** @description Where the portal must go after sign-in instead of its landing page. */
            redirectUrl: string | null;
            /** @description Path of the page that the user chose to land on; null for that of the role. */
            landingPage: string | null;
            errors: components["schemas"]["Errors"];
        };
        /** @description How a user signs in. */
        LoginValidation: {
            email: components["schemas"]["Email"];
            /** @description Signs in at the identity provider. */
            isSSO: boolean;
            /** @description Must set a new password first. */
            isResetPwd: boolean;
            /** @description Where the portal must go instead. */
            redirectUrl: string | null;
            /** @description Signs in with a password. */
            showPasswordInput: boolean;
            errors: components["schemas"]["Errors"];
        };
        /** @description The user name of an SSO hand-over. */
        ValidateUserRequest: {
            /** @description User name. */
            name: string;
        };
        /** @description Whether a user name may sign in. */
        UserValidation: {
            /** @description The user name as asked. */
            name: string;
            /** @description Whether this name may sign in. */
            isValid: boolean;
            errors: components["schemas"]["Errors"];
        };
        /** @description Asks for a new token package. */
        RefreshRequest: {
            /** @description The newest refresh token of the session. */
            refreshToken: string;
        };
        /** @description Ends a session. */
        LogoutRequest: {
            /** @description Names the session when the bearer has expired already. */
            refreshToken?: string;
        };
        /** @description Old and new password of a user. */
        ResetPasswordRequest: {
            userEmail: components["schemas"]["Email"];
            oldPassword: components["schemas"]["EncryptedPassword"];
            newPassword: components["schemas"]["EncryptedPassword"];
        };
        /** @description Who forgot a password, and where. */
        ForgotPasswordRequest: {
            email: components["schemas"]["Email"];
            /** @description The application that the user came from, or the hub home page. */
            applicationURL: string;
        };
        /** @description What happens after a password was forgotten. */
        ForgotPasswordResult: {
            /** @description The reset is made at the identity provider. */
            isSSO: boolean;
            /** @description A text for the user. */
            message: string;
            /**
             * @description Outcome.
             * @enum {string}
             */
            status?: "Success" | "Error";
            /** @description HTTP status of the outcome. */
            statusCode?: number;
            errors: components["schemas"]["Errors"];
        };
        /** @description A PKCE pair for one code flow. */
        B2cChallenge: {
            /** @description SHA-256 of the verifier in base64url. */
            codeChallenge: string;
            /**
             * @description How the challenge is made.
             * @constant
             */
            codeChallengeMethod: "S256";
            /** @description Goes back with the code. */
            codeVerifier: string;
        };
        /** @description The end of a code flow. */
        B2cTokenRequest: {
            /** @description Authorisation code of the redirect. */
            Code: string;
            /** @description Verifier of the challenge. */
            CodeVerifier: string;
        };
        /** @description The identity provider's tokens. A portal refuses an answer in which one is missing. */
        TokenResponse: {
            id_token: components["schemas"]["Jwt"];
            /**
             * @description Kind of token.
             * @example Bearer
             */
            token_type: string;
            /** @description Not good before this time, since 1970. Unit: s. */
            not_before: number;
            /** @description How long the id_token is good. Unit: s. */
            id_token_expires_in: number;
            /** @description Base64url of the profile, as the provider gives it. */
            profile_info: string;
            /** @description Granted scopes. */
            scope: string;
            /** @description The provider's refresh token. */
            refresh_token: string;
            /** @description How long the refresh token is good. Unit: s. */
            refresh_token_expires_in: number;
        };
        /** @description Whether a token of the identity provider holds. */
        B2cTokenValidation: {
            /** @description Whether the token holds. */
            isValid: boolean;
            /** @description Whose token it is; `null` when it does not hold. */
            email: string | null;
            errors: components["schemas"]["Errors"];
        };
        /** @description What the identity provider answered. */
        SsoResult: {
            idToken: components["schemas"]["Jwt"];
            /** @description The account as the browser knows it. Only the token decides who the user is. */
            account?: {
                /** @description User name at the provider. */
                username?: string;
                /** @description Name to show. */
                name?: string;
                /** @description Account in its home tenant. */
                homeAccountId?: string;
                /** @description Account in this tenant. */
                localAccountId?: string;
                /** @description Tenant. */
                tenantId?: string;
                /** @description Host of the provider. */
                environment?: string;
            };
        };
        /** @description A linked application. */
        BackendUrlRequest: {
            /**
             * @description Front-end domain of the application, with its port where it has one.
             * @example localhost:4100
             */
            feUrl: string;
        };
        /** @description Where and with what to hand a user over. */
        BackendUrlResult: {
            /**
             * Format: uri
             * @description Base of the application's user API.
             */
            backendUrl: string;
            /** @description A token for this application only. */
            idToken: components["schemas"]["Jwt"];
            /**
             * @description How long that token is good. Unit: s.
             * @example 60
             */
            expiresIn: number;
        };
        /** @description Public keys as RFC 7517 writes them. */
        JsonWebKeySet: {
            /** @description The keys. */
            keys: components["schemas"]["JsonWebKey"][];
        };
        /** @description One public key on the curve P-256. */
        JsonWebKey: {
            /**
             * @description Kind of key.
             * @constant
             */
            kty: "EC";
            /**
             * @description Curve.
             * @constant
             */
            crv: "P-256";
            /** @description First coordinate, base64url. */
            x: string;
            /** @description Second coordinate, base64url. */
            y: string;
            /** @description The name that tokens call the key by. */
            kid: string;
            /**
             * @description The one algorithm it signs with.
             * @constant
             */
            alg: "ES256";
            /**
             * @description What it is for.
             * @constant
             */
            use: "sig";
        };
        /** @description The user who is handed over. */
        TransferTokenRequest: {
            userEmail: components["schemas"]["Email"];
            idToken: components["schemas"]["Jwt"];
        };
        /** @description The session that waits for the user. */
        TransferTokenResult: {
            /** @description Opaque, good once, for 60 seconds. */
            sessionId: string;
        };
        /** @description Who a user is. */
        Profile: {
            /** @description Counts the changes. */
            version: number;
            /** @description Given name. */
            firstName: string;
            /** @description Family name. */
            lastName: string;
            email: components["schemas"]["Email"];
            /** @description Signs in at the identity provider; the names come from there. */
            isSSO: boolean;
            /**
             * Format: uri-reference
             * @description Address of the photo.
             */
            photo: string | null;
        };
        /** @description A user’s names. */
        SaveProfileRequest: {
            /** @description The version that was changed. */
            version: number;
            /** @description Given name; has a letter or figure that is seen. */
            firstName: string;
            /** @description Family name; blank for those who have one name, else with a letter or figure that is seen. */
            lastName: string;
        };
        /** @description A photo. */
        UploadPhotoRequest: {
            /**
             * @description Its kind.
             * @enum {string}
             */
            mediaType: "image/jpeg" | "image/png" | "image/webp";
            /** @description The file, in base64. */
            content: string;
        };
        /** @description Nothing is asked for. */
        RemovePhotoRequest: Record<string, never>;
        /** @description How a user wants the portal; null for what was not chosen. */
        Preferences: {
            /** @description Counts the changes. */
            version: number;
            /** @description Language of texts: en, es, fr. */
            language: string | null;
            /** @description IANA name of the zone of times that no place has: Europe/Oslo. */
            timeZone: string | null;
            portal: components["schemas"]["PortalPreferences"];
            myWells?: components["schemas"]["MyWells"];
        };
        /** @description The wells that a user calls their own, by the filters that select them: all of them must hold for a well, an empty list narrows nothing, and four empty ones are all wells. Kept as they are where they are not given. */
        MyWells: {
            /** @description Only wells of these business units. */
            businessUnitIds: components["schemas"]["ChosenIds"];
            /** @description Only wells of these fields. */
            fieldIds: components["schemas"]["ChosenIds"];
            /** @description Only wells of these groups. */
            wellGroupIds: components["schemas"]["ChosenIds"];
            /** @description Only these wells. */
            wellIds: components["schemas"]["ChosenIds"];
        };
        /** @description Ids, of which some may name nothing any more. */
        ChosenIds: components["schemas"]["Id"][];
        /** @description How a portal looks and where it begins. */
        PortalPreferences: {
            /** @description Region whose numbers and dates are written: GB. */
            regionFormat: string | null;
            /** @description Theme: light, dark, red, blue, green, purple. */
            theme: string | null;
            /** @description System of units: metric, field. */
            units: string | null;
            /** @description Path of the page that opens after sign-in: /dashboard. */
            landingPage: string | null;
            /** @description How close rows stand: comfortable, compact. */
            density: string | null;
            /** @description Whether use of the portal may be counted: on, off. On where it was not chosen. Kept as it is where it is not given. */
            usage?: string | null;
            /** @description What became of the tour that is offered once: seen, skipped. Null until then. Kept as it is where it is not given. */
            tour?: string | null;
        };
        /** @description Where a user is signed in, and who tried to be. */
        AccountSecurity: {
            /** @description Open sessions. */
            sessions: components["schemas"]["OwnSession"][];
            /** @description Sign-ins that succeeded or were refused. */
            signIns: components["schemas"]["OwnSignIn"][];
        };
        /** @description An open session. */
        OwnSession: {
            id: components["schemas"]["Id"];
            /** @description The browser as it calls itself. */
            device: string | null;
            /** @description Network address at the sign-in. */
            address: string | null;
            /**
             * Format: date-time
             * @description When it began.
             */
            signedInAt: string;
            /**
             * Format: date-time
             * @description When it was last used.
             */
            lastSeenAt: string;
            /** @description Whether it is the one that asks. */
            current: boolean;
        };
        /** @description A sign-in. */
        OwnSignIn: {
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
            /** @description Whether it was let in. */
            succeeded: boolean;
            /** @description Network address. */
            address: string | null;
        };
        /** @description Nothing is chosen. */
        EndOtherSessionsRequest: Record<string, never>;
        /** @description Which session to end. */
        EndSessionRequest: {
            sessionId: components["schemas"]["Id"];
        };
        /** @description An application that users can be handed over to. */
        LinkedApplication: {
            id: components["schemas"]["Id"];
            /**
             * @description Name to show.
             * @example Linked application
             */
            name: string;
            /** @description What it is for. */
            description: string | null;
            /**
             * Format: uri
             * @description Where it is.
             * @example https://planning.example/
             */
            url: string;
            /**
             * @description Whether it takes users over; `notConnected` is registered as a target, and has no user API to hand a user over by.
             * @enum {string}
             */
            state: "ready" | "notConnected";
        };
        /** @description A piece of a line. It is text, and never markup. */
        ContentRun: {
            /** @description The text, with line breaks. */
            text: string;
            /** @description Whether it matters more than what stands around it. */
            strong: boolean;
            /** @description Whether it is stressed. */
            emphasis: boolean;
            /** @description Whether it is typed or shown by a computer. */
            code: boolean;
            /** @description Where it leads; a secure web address or a path of the portal. */
            href: string | null;
        };
        /** @description A heading, a paragraph or an item of a list. */
        ContentBlock: {
            /**
             * @description What it is. Items that follow each other make a list.
             * @enum {string}
             */
            kind: "heading" | "paragraph" | "item" | "numberedItem" | "quote" | "code";
            /** @description How deep a heading or an item stands; 1 for all else. */
            level: number;
            /** @description What it says. */
            runs: components["schemas"]["ContentRun"][];
        };
        /** @description A piece of news, or what a release brings. */
        News: {
            id: components["schemas"]["Id"];
            /**
             * Format: date
             * @description From which day on it is shown.
             */
            date: string;
            /** @description The release that it is about. */
            version: string | null;
            /** @description One line. */
            title: string;
            /** @description One or two sentences. */
            summary: string | null;
            language: components["schemas"]["ContentLanguage"];
            /** @description The text. */
            blocks: components["schemas"]["ContentBlock"][];
        };
        /** @description The terms of service or the privacy policy. */
        LegalPage: {
            /**
             * @description Which of them.
             * @enum {string}
             */
            id: "terms" | "privacy";
            /**
             * Format: date
             * @description The day from which this text is in force.
             */
            date: string;
            /** @description One line. */
            title: string;
            language: components["schemas"]["ContentLanguage"];
            /** @description The text. */
            blocks: components["schemas"]["ContentBlock"][];
        };
        /**
         * @description The language in which the text is written.
         * @enum {string}
         */
        ContentLanguage: "en" | "es" | "fr";
        /** @description Whether messages can be sent. */
        Support: {
            /** @description Whether an address is configured and mail can be sent. */
            available: boolean;
        };
        /** @description What a user writes to support, and where the user was. */
        SupportMessage: {
            /** @description What it is about. */
            subject: string;
            /** @description What the user wrote. */
            message: string;
            /** @description The page that the user came from, path and query; null where none is known. */
            page: string | null;
            /** @description Version of the portal. */
            version: string;
            /** @description Language of the portal by its own name. */
            language: string;
            /** @description Time zone in which the user reads times. */
            timeZone: string;
            /** @description Browser and system by name. */
            userAgent: string;
        };
        /** @description A question, and what was understood of the one before it. */
        AssistantQuestion: {
            /** @description What the user wrote. */
            question: string;
            /**
             * @description Language of the portal. It decides how a date such as 03/04/2026 is read.
             * @enum {string}
             */
            language: "en" | "es" | "fr";
            /**
             * @description System in which the user reads numbers. A limit without a unit is in it.
             * @enum {string}
             */
            units: "metric" | "field";
            /** @description The `understood` of the answer before, which a question such as "and last month?" goes on from; null for none. */
            context: components["schemas"]["AssistantUnderstanding"] | null;
        };
        /** @description A well, or what wells belong to. */
        AssistantPlace: {
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "well" | "field" | "area" | "businessUnit";
            id: components["schemas"]["Id"];
            /** @description Its name. */
            name: string;
        };
        /**
         * @description What is asked for. Oil, water, liquid, injection, potential and deferred are in Sm3, gas, deferred gas and flared gas too; `standing`, what losses that are standing lack, in Sm3/d; `waterCut`, `uptime`, `efficiency`, `methaneIntensity`, `reinjectedPct` and `choke` in %; `gor` in Sm3/Sm3; `lostNow` and `gasLostNow` in Sm3/d; `carbonIntensity` in kg/boe; `flaringIntensity` in Sm3/boe; `specificEnergy` in kWh/m3; `co2e` in kg; pressures in bar; `frequency` in Hz; `motorTemperature` in degC; `motorCurrent` in A; `runLife` in d.
         * @enum {string}
         */
        AssistantQuantity: "oil" | "gas" | "water" | "injection" | "liquid" | "waterCut" | "gor" | "uptime" | "potential" | "deferred" | "efficiency" | "lostNow" | "gasLostNow" | "deferredGas" | "standing" | "carbonIntensity" | "flaringIntensity" | "methaneIntensity" | "specificEnergy" | "reinjectedPct" | "flaredGas" | "co2e" | "wellheadPressure" | "downholePressure" | "casingPressure" | "choke" | "frequency" | "intakePressure" | "motorTemperature" | "motorCurrent" | "runLife";
        /**
         * @description A page of the portal.
         * @enum {string}
         */
        AssistantPage: "dashboard" | "changePoints" | "productionOptimization" | "deferredProduction" | "schedule" | "sustainableProduction" | "exceptions" | "dataHealth" | "notifications" | "news" | "apps" | "settings" | "support" | "statistics" | "optimizationDashboard" | "handover";
        /**
         * @description A term that the help explains.
         * @enum {string}
         */
        AssistantTerm: "carbonIntensity" | "changePoint" | "deferred" | "downtime" | "efficiency" | "exception" | "gasInterface" | "gor" | "oilAtRisk" | "potential" | "productionDay" | "provisional" | "q24" | "severity" | "validDay" | "waterCut";
        /** @description What a question was understood to ask. */
        AssistantUnderstanding: {
            /**
             * @description What is to be done; `none` where that was not understood.
             * @enum {string}
             */
            intent: "total" | "rank" | "compare" | "trend" | "list" | "count" | "exceptions" | "explainException" | "changes" | "schedule" | "wellTests" | "plan" | "opportunities" | "plannedLoss" | "causes" | "decisions" | "forecast" | "log" | "back" | "term" | "difference" | "split" | "againstPlan" | "priorities" | "notifications" | "handover" | "decline" | "makers" | "page" | "place" | "capabilities" | "none";
            /** @description Of which quantity; null where none matters. */
            quantity: components["schemas"]["AssistantQuantity"] | null;
            /** @description Of which wells; empty for all. */
            places: components["schemas"]["AssistantPlace"][];
            /** @description Which of them are left out. */
            without: components["schemas"]["AssistantPlace"][];
            /** @description Only wells that are lifted so; null for all. */
            method: components["schemas"]["MethodOfProduction"] | null;
            /**
             * @description Only wells that are for this product; null for all.
             * @enum {string|null}
             */
            product: "oil" | "gas" | null;
            /**
             * @description Only exceptions and notifications of this severity; null for all.
             * @enum {string|null}
             */
            severity: "high" | "medium" | "low" | null;
            /**
             * @description Only losses that work of the schedule explains, or only others; null for all.
             * @enum {string|null}
             */
            lossKind: "planned" | "unplanned" | null;
            /**
             * @description Only wells in this state on the newest production day, only work and tests that are `overdue`, or only notifications that are `unread`; null for all.
             * @enum {string|null}
             */
            state: "up" | "down" | "silent" | "overdue" | "unread" | null;
            /**
             * @description Only exceptions that the user, some user or no user looks into, or that lose something and are unanswered: no user has decided on them or looks into them; null for all.
             * @enum {string|null}
             */
            owner: "me" | "someone" | "none" | "unanswered" | null;
            /** @description Only exceptions, or last tests of wells, that are older or newer than so many days; null for all. */
            age: components["schemas"]["AssistantLimit"] | null;
            /** @description Only wells on this side of a value of the quantity; of exceptions, of the share that the rate fell by, in %; null for all. */
            limit: components["schemas"]["AssistantLimit"] | null;
            /**
             * Format: date
             * @description First production day; null where no days matter.
             */
            from: string | null;
            /**
             * Format: date
             * @description Last production day; null where no days matter.
             */
            to: string | null;
            /** @description The days that these are compared with; null where none were named. */
            than: components["schemas"]["AssistantDays"] | null;
            /**
             * @description Whether a volume is wanted as its mean per `day`, or per day and well (`wellDay`); null for its sum.
             * @enum {string|null}
             */
            mean: "day" | "wellDay" | null;
            /**
             * @description What is ranked; months and days are listed in their order.
             * @enum {string}
             */
            level: "well" | "field" | "area" | "businessUnit" | "month" | "day" | "method";
            /**
             * @description Which end of a ranking comes first.
             * @enum {string}
             */
            order: "most" | "least";
            /** @description How many records are wanted. */
            count: number;
            /**
             * @description System of the unit that was asked for; null for the user's own.
             * @enum {string|null}
             */
            units: "metric" | "field" | null;
            /** @description The term to explain; null for none. */
            term: components["schemas"]["AssistantTerm"] | null;
            /** @description The page that was asked for; null for none. */
            page: components["schemas"]["AssistantPage"] | null;
            /**
             * @description Only advice of this kind; null for all.
             * @enum {string|null}
             */
            advice: "frequencyUp" | "frequencyDown" | "choke" | null;
            /** @description Only losses that are booked to the reason of this code, or only work that is one of `workover`; null for all. */
            reason: string | null;
            /** @description What the answer found, in its order: "those" and "its" of the next question mean these. Empty where it found none, or more than it names. */
            found: components["schemas"]["AssistantPlace"][];
        };
        /** @description Production days from one to another. */
        AssistantDays: {
            /**
             * Format: date
             * @description The first one.
             */
            from: string;
            /**
             * Format: date
             * @description The last one.
             */
            to: string;
        };
        /** @description A value that wells are above or below. */
        AssistantLimit: {
            /**
             * @description Which side is wanted.
             * @enum {string}
             */
            side: "above" | "below";
            /** @description The limit. Unit: that of the quantity. */
            value: number;
        };
        /** @description A number of a statement. */
        AssistantFigure: {
            /**
             * @description What it is in its statement.
             * @enum {string}
             */
            name: "value" | "before" | "change" | "changePct" | "wells" | "count" | "expected" | "rate" | "dropPct" | "loss" | "lossSoFar" | "deferred" | "lostNow" | "days" | "plan" | "probability" | "unplanned" | "wellsBefore" | "target" | "low" | "high" | "sum" | "sumBefore" | "uptime" | "waterCut" | "notSplit" | "oil" | "water" | "gas" | "gor" | "planned" | "opened" | "ended" | "made" | "failures" | "runs";
            /** @description The number; null where it is not known. Unit: as `unit` says. */
            value: number | null;
            /** @description Its unit; null for a count. */
            unit: string | null;
        };
        /** @description One sentence of an answer, as a code that the portal words with the figures, the days and what was understood. */
        AssistantStatement: {
            /**
             * @description What is said.
             * @enum {string}
             */
            code: "total" | "mean" | "otherDay" | "missing" | "lastComplete" | "noValue" | "noDataThen" | "rank" | "compare" | "trend" | "count" | "noneFound" | "exceptions" | "noExceptions" | "begun" | "exception" | "lostNow" | "cause" | "causeEvent" | "nearbyEvent" | "noCause" | "state" | "decided" | "undecided" | "causes" | "changes" | "schedule" | "plannedLoss" | "forecast" | "noForecast" | "log" | "noLog" | "back" | "noBack" | "idleTest" | "returning" | "lastTest" | "testRates" | "noTest" | "oldTests" | "plan" | "plans" | "planWells" | "planAll" | "noPlan" | "target" | "opportunities" | "term" | "difference" | "split" | "splitParts" | "splitRest" | "standing" | "sums" | "owned" | "notOver" | "priorities" | "plannedParts" | "notifications" | "handover" | "declineOfFields" | "declineOfWells" | "makers" | "page" | "place" | "capabilities" | "whichPlace" | "unknownPlace" | "notUnderstood" | "notAvailable" | "changesNothing";
            /** @description The numbers that it says. */
            figures: components["schemas"]["AssistantFigure"][];
            /**
             * Format: date
             * @description First production day of the figures; null for none.
             */
            from: string | null;
            /**
             * Format: date
             * @description Last production day of the figures; null for none.
             */
            to: string | null;
            /** @description Stable code: the cause of an exception, the state of a decision, of a well or of a target; null for none. */
            note: string | null;
            /** @description Names of fields or of a person, or an entry of the log, as people wrote them; null for none. */
            name: string | null;
        };
        /** @description What an answer rests on. */
        AssistantRecord: {
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "well" | "field" | "area" | "businessUnit" | "month" | "day" | "exception" | "changePoint" | "schedule" | "opportunity" | "reason" | "event" | "method" | "notification" | "handover" | "maker";
            /** @description Its id; of a month or a day, its first day. */
            id: string;
            /** @description Its name, as people wrote it. */
            name: string;
            /** @description Name of the field that it belongs to; null for none. */
            place: string | null;
            /** @description Id of its well; null for none. */
            well: string | null;
            /** @description The figure that it is shown with. Unit: as `unit` says. */
            value: number | null;
            /** @description What the figure was before a change, what was planned, how a well declined in its year, or how many pumps of a maker failed; null for others. Unit: as `unit` says. */
            before: number | null;
            /** @description Unit of the figure; null for none. */
            unit: string | null;
            /**
             * Format: date
             * @description The newest production day behind the figure; null for none.
             */
            day: string | null;
            /**
             * Format: date
             * @description First day of the state of a well or of an exception; null where it is not known or there is none.
             */
            since: string | null;
            /**
             * Format: date
             * @description The last day of work; null for others.
             */
            until: string | null;
            /** @description Stable code: the kind of an exception or of an opportunity, the variable of a change, the activity of work, the largest reason of a well's losses, the kind of an entry of the log or of a notification, `plan` where a plan stands beside the figure; null for none. */
            note: string | null;
            /** @description Stable code of the likeliest cause of an exception, or of what a well's part of a change consists of: `wells` that made it in one of the periods only, `noReport`, `uptime`, `rate`, `waterCut` or `notSplit`; null for none. */
            cause: string | null;
            /** @description The setting that advice or an entry of the log changes; null for none. */
            setting: components["schemas"]["AssistantSetting"] | null;
            /** @description The person who looks into an exception, or who wrote a hand-over; null where there is none, and for others. */
            person: string | null;
        };
        /** @description A field whose newest production day is older than its last one that is over. */
        AssistantLateField: {
            /** @description Its name. */
            name: string;
            /**
             * Format: date-time
             * @description When its newest row was measured.
             */
            asOf: string;
        };
        /** @description A setting before and after a change. */
        AssistantSetting: {
            /** @description What it is before; null where that is not known. Unit: as `unit` says. */
            from: number | null;
            /** @description What it is set to. Unit: as `unit` says. */
            to: number;
            /** @description Its unit; null for none. */
            unit: string | null;
        };
        /** @description A part of a text that a language model has written. */
        AssistantTextPart: {
            /**
             * @description `figure` is a number that was read, for the portal to write; `unfounded` a number that the model wrote and that nothing it had read says.
             * @enum {string}
             */
            kind: "words" | "figure" | "unfounded";
            /** @description What the model wrote; empty for a `figure`. */
            text: string;
            /** @description Of which quantity a `figure` is; null for others and where it is of none. */
            quantity: components["schemas"]["AssistantQuantity"] | null;
            /** @description The number of a `figure`; null for others. Unit: as `unit` says. */
            value: number | null;
            /** @description Unit of a `figure`; null for a count. */
            unit: string | null;
        };
        /** @description A word that was taken for a mistyped one. */
        AssistantCorrectedWord: {
            /** @description As it was typed. */
            typed: string;
            /** @description As it was read, in small letters without accents. */
            meant: string;
        };
        /** @description An answer to a part of a question. */
        AssistantPart: {
            /**
             * @description `unknown` where there is no answer.
             * @enum {string}
             */
            outcome: "answered" | "unknown";
            /** @description What is said, in order. */
            statements: components["schemas"]["AssistantStatement"][];
            /** @description What it rests on, in order. */
            records: components["schemas"]["AssistantRecord"][];
            /** @description How many records there are in all. */
            total: number;
            understood: components["schemas"]["AssistantUnderstanding"];
            /** @description As of the whole answer. */
            page: components["schemas"]["AssistantPage"] | null;
            /** @description As of the whole answer. */
            pageDays: components["schemas"]["AssistantDays"] | null;
            /**
             * Format: date-time
             * @description When the newest row behind the answer was measured; null without data.
             */
            dataAsOf: string | null;
            /** @description The fields whose data ends before that of the others, of the wells that are meant. */
            late: components["schemas"]["AssistantLateField"][];
        };
        /** @description An answer in parts that the portal words. */
        AssistantAnswer: {
            /**
             * @description `asks` where a name is that of several places, which are the records; `unknown` where there is no answer.
             * @enum {string}
             */
            outcome: "answered" | "asks" | "unknown";
            /** @description What a language model has written, in parts; null where fixed rules answer. It is shown as text, never as markup. */
            text: components["schemas"]["AssistantTextPart"][] | null;
            /**
             * @description Why fixed rules answer although there is a language model: it was `late`, it `failed`, or the day's calls to it are `usedUp`; null where it answered or there is none.
             * @enum {string|null}
             */
            modelFault: "late" | "failed" | "usedUp" | null;
            /** @description What is said, in order. */
            statements: components["schemas"]["AssistantStatement"][];
            /** @description What it rests on, in order. */
            records: components["schemas"]["AssistantRecord"][];
            /** @description How many records there are in all. */
            total: number;
            understood: components["schemas"]["AssistantUnderstanding"];
            /** @description Words of the question that were not understood, or that the portal has no data for. Where the outcome is `answered`, the parts of the question that were left out. */
            unread: string[];
            /** @description Words that were taken for mistyped ones. */
            corrected: components["schemas"]["AssistantCorrectedWord"][];
            /** @description Answers to the other parts of the question, in order; the next question goes on from the first. */
            further: components["schemas"]["AssistantPart"][];
            /** @description The question without these words, where that can be answered; null for none. */
            nearest: string | null;
            /** @description The page that shows the same with the places that were understood as filters; null for none. */
            page: components["schemas"]["AssistantPage"] | null;
            /** @description The days that the page is opened with; null for its own, which are the newest of each field where the figures are of those. */
            pageDays: components["schemas"]["AssistantDays"] | null;
            /** @description Questions that can be answered, which the portal words. */
            suggestions: ("oilYesterday" | "topWells" | "openExceptions" | "wellsDown" | "lostNow" | "lastMonth" | "plannedWork" | "waterCut")[];
            /**
             * Format: date-time
             * @description When the newest row behind the answer was measured; null without data.
             */
            dataAsOf: string | null;
            /** @description The fields whose data ends before that of the others, of the wells that are meant. */
            late: components["schemas"]["AssistantLateField"][];
            /**
             * @description The language that the question is in; that of the portal where its words do not say.
             * @enum {string}
             */
            language: "en" | "es" | "fr";
            /** @description Questions near one that was refused, in its language: of the same wells, quantity or days. Each can be answered. */
            near: string[];
        };
        /**
         * @description `inactive` where access was taken away, `invited` until a password was chosen, `locked` while the account has to wait after failed sign-ins, else `active`.
         * @enum {string}
         */
        PersonState: "active" | "invited" | "locked" | "inactive";
        /** @description One line, blank or with a letter or figure that is seen, without marks that turn text around. Space around it is not stored. */
        PersonName: string;
        /** @description A person who has an account. */
        PersonAccount: {
            id: components["schemas"]["Id"];
            /** @description Email address. */
            email: string;
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            /** @description 1 is the administrator. */
            roleId: number;
            /** @description Whether the identity provider signs the person in. */
            isSSO: boolean;
            state: components["schemas"]["PersonState"];
            /**
             * Format: date-time
             * @description Until when the link of the invitation is good; `null` where there is none.
             */
            invitationEndsAt: string | null;
            /**
             * Format: date-time
             * @description Until when the account has to wait.
             */
            lockedUntil: string | null;
            /** @description Open sessions. */
            sessions: number;
            /**
             * Format: date-time
             * @description The last sign-in that the audit log holds.
             */
            lastSignInAt: string | null;
            /**
             * Format: date-time
             * @description When the account was made.
             */
            createdAt: string;
        };
        /** @description A new account. */
        CreatePersonRequest: {
            /** @description Email address, of which there is no account yet. It has no character that a mail server could read as a list or as a name, and none that is not seen. */
            email: string;
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            /** @description 1 is the administrator. */
            roleId: number;
            /** @description Whether the identity provider signs the person in. */
            isSSO: boolean;
            /**
             * @description The language of the mail.
             * @enum {string}
             */
            language: "en" | "es" | "fr";
        };
        /** @description A person. */
        PersonRequest: {
            id: components["schemas"]["Id"];
        };
        /** @description What to change; `null` leaves as it is. */
        ChangePersonRequest: {
            id: components["schemas"]["Id"];
            /** @description First name. */
            firstName: components["schemas"]["PersonName"] | null;
            /** @description Last name. */
            lastName: components["schemas"]["PersonName"] | null;
            /** @description 1 is the administrator. */
            roleId: number | null;
            /** @description Whether the person may sign in. */
            active: boolean | null;
        };
        /** @description An open session of a person. */
        PersonSession: {
            id: components["schemas"]["Id"];
            /** @description The browser as it calls itself. */
            device: string | null;
            /** @description Network address at the sign-in. */
            address: string | null;
            /**
             * Format: date-time
             * @description When it began.
             */
            signedInAt: string;
            /**
             * Format: date-time
             * @description When it was last used.
             */
            lastSeenAt: string;
            /** @description Whether it is the one that asks. */
            current: boolean;
        };
        /** @description Which sessions to end. */
        EndPersonSessionsRequest: {
            id: components["schemas"]["Id"];
            /** @description The session; `null` for all. */
            sessionId: components["schemas"]["Id"] | null;
        };
        /** @description Stable key of a cause. */
        CauseCode: string;
        /** @description What a cause is called. */
        CauseTexts: {
            /** @description In English. */
            en: string;
            /** @description In Spanish; `null` where the English text stands for it. */
            es: string | null;
            /** @description In French; `null` where the English text stands for it. */
            fr: string | null;
        };
        /** @description A cause of changes, exceptions and losses. */
        Cause: {
            code: components["schemas"]["CauseCode"];
            /** @description The cause that it is a part of. */
            parentCode: string | null;
            texts: components["schemas"]["CauseTexts"];
            choke: components["schemas"]["DefermentChoke"];
            usualKind: components["schemas"]["DeferredKind"];
            /** @description Whether it can be chosen. */
            active: boolean;
            /** @description Other words for it, such as those of an imported log. A word is of one cause. */
            aliases: string[];
            /** @description Whether rules alone book to it; a decision cannot name it. */
            computed: boolean;
            version: components["schemas"]["Version"];
        };
        /** @description A cause as it is to be. */
        SaveCauseRequest: {
            code: components["schemas"]["CauseCode"];
            /** @description The cause that it is a part of. */
            parentCode: string | null;
            texts: components["schemas"]["CauseTexts"];
            choke: components["schemas"]["DefermentChoke"];
            usualKind: components["schemas"]["DeferredKind"];
            /** @description Whether it can be chosen. */
            active: boolean;
            /** @description Other words for it, such as those of an imported log. A word is of one cause. */
            aliases: string[];
            /** @description The version that is changed; `null` for a new cause. */
            version: number | null;
        };
        /** @description An application that users may be sent to. */
        RegisteredApplication: {
            id: components["schemas"]["Id"];
            /** @description Name. */
            name: string;
            /** @description What it is. */
            description: string | null;
            /** @description Where users are sent. */
            address: string;
            /** @description Whether signed-in users are handed over to it. */
            takesUsersOver: boolean;
            /** @description The origin that may frame the portal’s page for corporate sign-in. */
            frameOrigin: string | null;
            /** @description Whether it is on. */
            active: boolean;
        };
        /** @description An application, on or off. */
        ChangeApplicationRequest: {
            id: components["schemas"]["Id"];
            /** @description Whether it is on. */
            active: boolean;
        };
        /** @description A key by which a program calls without a person. */
        ApiKey: {
            id: components["schemas"]["Id"];
            /** @description What the key is for. */
            name: string;
            scope: components["schemas"]["ApiKeyScope"];
            /** @description The fields that it is good for; null for every field, those to come included. */
            fields: components["schemas"]["FieldName"][] | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /** @description Who made it; null for an account that is gone. */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description Until when it is good.
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description When it was revoked; null for never.
             */
            revokedAt: string | null;
            /**
             * Format: date-time
             * @description When it was last used, to the minute; null for never.
             */
            usedAt: string | null;
            state: components["schemas"]["ApiKeyState"];
        };
        /**
         * @description Whether its program reads, or sends rows.
         * @enum {string}
         */
        ApiKeyScope: "read" | "import";
        /**
         * @description Whether a key is good, or why it is not.
         * @enum {string}
         */
        ApiKeyState: "active" | "expired" | "revoked";
        /** @description A field and its name. */
        FieldName: {
            id: components["schemas"]["Id"];
            /** @description Its name. */
            name: string;
        };
        /** @description A key that was just made, with its secret. */
        NewApiKey: components["schemas"]["ApiKey"] & {
            /** @description What the program sends as `X-API-Key`. It cannot be shown again. */
            key: string;
        };
        /** @description A key to be made. */
        CreateApiKeyRequest: {
            /** @description What the key is for. */
            name: string;
            /** @description What its program may do; without it, read. */
            scope?: components["schemas"]["ApiKeyScope"];
            /** @description The fields that it is good for; null for every field. */
            fieldIds: components["schemas"]["Id"][] | null;
            /**
             * Format: date
             * @description Its last day (UTC), within a year from now.
             */
            expiresOn: string;
        };
        /** @description A key to be ended. */
        RevokeApiKeyRequest: {
            id: components["schemas"]["Id"];
        };
        /** @description Daily rows of wells. */
        DailyRowsDelivery: {
            /**
             * @description The units of the numbers: metric is Sm3, bar, °C; field is bbl, Mscf, psi, °F. Hours and shares are the same in both.
             * @default metric
             * @enum {string}
             */
            unitSystem: "metric" | "field";
            /**
             * @description Take figures that contradict the other rows of the delivery as they stand. Say so once a person has looked at them.
             * @default false
             */
            acceptFigures: boolean;
            /** @description One for each well and production day. */
            rows: components["schemas"]["DeliveredRow"][];
        };
        /** @description A well's production day. Numbers may be texts with a decimal point. What is missing or null is not known and stays as it is stored; a name that there is not is refused. */
        DeliveredRow: {
            /** @description The name of the field. */
            field: string;
            /** @description The name of the well. */
            well: string;
            /** @description The production day on the field’s clock, `2026-11-19`; one that cannot be read rejects its row. */
            day: string;
            /** @description The well’s identifier where it has one. */
            uwi?: string | null;
            /** @description `production` or `injection`; without it, what the volumes say. */
            flowKind?: string | null;
            /** @description Hours on stream. Unit: h. */
            hours?: number | string | null;
            /** @description Oil. Unit: as `unitSystem` says. */
            oil?: number | string | null;
            /** @description Gas. Unit: as `unitSystem` says. */
            gas?: number | string | null;
            /** @description Water. Unit: as `unitSystem` says. */
            water?: number | string | null;
            /** @description Water injected. Unit: as `unitSystem` says. */
            waterInjected?: number | string | null;
            /** @description Opening of the choke. Unit: %. */
            choke?: number | string | null;
            /** @description Pressure at the wellhead. Unit: as `unitSystem` says. */
            wellheadPressure?: number | string | null;
            /** @description Temperature at the wellhead. Unit: as `unitSystem` says. */
            wellheadTemperature?: number | string | null;
            /** @description Pressure downhole. Unit: as `unitSystem` says. */
            downholePressure?: number | string | null;
            /** @description Temperature downhole. Unit: as `unitSystem` says. */
            downholeTemperature?: number | string | null;
            /** @description Pressure of the annulus. Unit: as `unitSystem` says. */
            annulusPressure?: number | string | null;
            /** @description Loss of pressure in the tubing. Unit: as `unitSystem` says. */
            tubingPressureDrop?: number | string | null;
        };
        /** @description What became of a delivery. What it says is stored is stored for good. */
        DeliveryReceipt: {
            /**
             * Format: date-time
             * @description When it was taken.
             */
            receivedAt: string;
            /**
             * @description Whether rows of it were taken; rejected when none was.
             * @enum {string}
             */
            status: "stored" | "rejected";
            /** @description Why nothing of it was taken, and what would help, where it is no matter of single rows. */
            message: string | null;
            /** @description Rows that are new or have changed what was stored. */
            stored: number;
            /** @description Rows that were stored already. */
            unchanged: number;
            /** @description Rows that were not taken. */
            rejected: number;
            /** @description One for each row of the delivery, in its order. */
            rows: components["schemas"]["RowReceipt"][];
        };
        /** @description What became of a row. */
        RowReceipt: {
            /** @description Its place in the delivery, from 1. */
            row: number;
            /** @description The line of a CSV or XML body that it begins at, from 1. */
            line?: number;
            /**
             * @description Whether it is new or has changed what was stored, was stored already, or was not taken.
             * @enum {string}
             */
            outcome: "stored" | "unchanged" | "rejected";
            /** @description Why it was not taken, with the value. */
            reason: string | null;
            /** @description Why it is stored as suspect; `null` where it is not. */
            doubts: string | null;
        };
        /** @description Mail that is not sent yet. */
        OutgoingMail: {
            /** @description Whether there is a mail server to send it to. */
            isSent: boolean;
            /** @description The newest first. */
            mails: components["schemas"]["WaitingMail"][];
        };
        /** @description A mail that waits, or was given up. */
        WaitingMail: {
            id: components["schemas"]["Id"];
            /** @description Whom it is for. */
            recipient: string;
            /** @description Its subject. */
            subject: string;
            /**
             * Format: date-time
             * @description When it was written.
             */
            writtenAt: string;
            /** @description How often it was tried. */
            tries: number;
            /**
             * Format: date-time
             * @description When it is tried next; `null` when it was given up or there is no mail server.
             */
            nextTryAt: string | null;
            /** @description What the last failed try came to; `null` where none has failed. */
            failure: string | null;
        };
        /** @description A mail to try again. */
        SendMailRequest: {
            id: components["schemas"]["Id"];
        };
        /** @description What came of a test mail. */
        TestMail: {
            /** @description What the mail server answered; `null` when it took the mail. */
            failure: string | null;
        };
        /** @description A part of a file. */
        AddFilePartRequest: {
            /**
             * Format: uuid
             * @description Made by the caller; one for each file.
             */
            fileId: string;
            /** @description The file’s name with its ending. */
            name: string;
            /** @description Size of the whole file. */
            bytes: number;
            /** @description Which part it is, from 0. */
            number: number;
            /** @description CRC-32 of the part’s bytes, in hexadecimal. */
            crc32: string;
            /** @description The part, in base64. */
            content: string;
        };
        /** @description A file that is to be imported. */
        ImportedFile: {
            fileId: components["schemas"]["Id"];
            /** @description Its name. */
            name: string;
            /** @description Its size. */
            bytes: number;
            /** @description Numbers of the parts that have not arrived. */
            missing: number[];
            /**
             * Format: date-time
             * @description When it is deleted.
             */
            expiresAt: string;
        };
        /** @description A file, and how it is to be read. */
        ImportRequest: {
            /**
             * Format: uuid
             * @description The file.
             */
            fileId: string;
            options: components["schemas"]["ImportOptions"];
        };
        /**
         * @description What the rows of a file are; `production` are the daily rows of wells.
         * @enum {string}
         */
        ImportKind: "production" | "fields" | "wells" | "schedule" | "events" | "tests" | "readings" | "equipment" | "pump-curves" | "emissions" | "plan" | "months";
        /** @description What the columns of a kind of file may be taken as. */
        ImportKindQuantities: {
            kind: components["schemas"]["ImportKind"];
            /** @description Names of what a column may hold, as reports of imports name it. */
            quantities: string[];
        };
        /** @description How a file is to be read, where it does not say so itself. Each is the option of that name of the import’s command, and is written as there. */
        ImportOptions: {
            kind: components["schemas"]["ImportKind"];
            /** @description Columns by their header, where it does not say what they hold. */
            columns?: components["schemas"]["ImportColumnOption"][];
            /** @description Units of columns, a header and its unit each: `Uptime=%`. */
            unit?: string[];
            /**
             * @description What the units are of columns that say none.
             * @enum {string}
             */
            units?: "metric" | "field";
            /** @description Headers of columns to leave out. */
            ignore?: string[];
            /** @description Field of rows that name none. */
            field?: string;
            /** @description Well of a file that has no column of wells. */
            well?: string;
            /** @description Where the name of that well stands instead, `file` or `sheet`, with a pattern such as `file:PROD_*`. */
            wellFrom?: string;
            /** @description A stored well takes the name that the file has for its identifier. */
            renameWells?: boolean;
            /** @description Where new fields are put. */
            businessUnit?: string;
            /** @description Where new fields are put. */
            area?: string;
            /** @description Zone of the fields. */
            timeZone?: string;
            /** @description Hour at which their production days begin. */
            dayStart?: number;
            /**
             * @description The decimal mark.
             * @enum {string}
             */
            decimal?: "comma" | "point";
            /**
             * @description How days are written.
             * @enum {string}
             */
            dateFormat?: "YYYY-MM-DD" | "DD/MM/YYYY" | "MM/DD/YYYY" | "excel" | "excel-1904";
            /**
             * @description What stands between columns.
             * @enum {string}
             */
            delimiter?: "comma" | "semicolon" | "tab" | "pipe";
            /** @description How the text is written, such as `windows-1252`. */
            encoding?: string;
            /** @description Sheet of a workbook. */
            sheet?: string;
            /** @description Read every sheet that has such rows. */
            allSheets?: boolean;
            /** @description Day of all rows where no column says it; `title` or `file` where a title or the file’s name does. */
            date?: string;
            /** @description The date of a numbered day, such as `0=2026-01-31`, where days are counted. */
            start?: string;
            /**
             * @description Dates name the day that ends then.
             * @enum {string}
             */
            dayNamed?: "end";
            /** @description What each cell holds where each well or month has a column, such as `oil (bbl)`. */
            quantity?: string;
            /**
             * @description Columns repeat for each well.
             * @enum {string}
             */
            wide?: "wells";
            /** @description Year of a table with a column for each month. */
            year?: string;
            /**
             * @description What rates are of: of months, all days or those on stream; of daily rows, the whole day or its hours on stream.
             * @enum {string}
             */
            rates?: "calendar" | "producing";
            /** @description Of months: rows of one well and month are parts of it and add up. */
            addUp?: boolean;
            /**
             * @description What a blank cell does to a value that is stored.
             * @enum {string}
             */
            blank?: "keeps" | "erases";
            /** @description On-stream hours of rows with a volume and without hours. */
            assumeHours?: string;
            /** @description Take figures that contradict others in the file as they are. */
            acceptFigures?: boolean;
            /** @description Store nothing when a row is rejected. */
            strict?: boolean;
        };
        /** @description What a column holds. */
        ImportColumnOption: {
            /** @description Its header. */
            column: string;
            /** @description The name of what it holds, as reports of imports name it. */
            quantity: string;
        };
        /** @description How far an import has come. */
        ImportProgress: {
            /**
             * @description `waiting`: for another import to end. `checking`: the file is read to its end a first time; `reading`: a second time, into the database. Null where nothing is under way.
             * @enum {string|null}
             */
            stage: "waiting" | "checking" | "reading" | "storing" | null;
            /** @description Bytes that are read; of `storing`, rows that are stored. */
            done: number;
            /** @description Of as many. */
            of: number;
            /** @description Rows that are read. */
            rows: number;
        };
        /** @description How files of a kind are read, under a name. */
        ImportTemplate: {
            /** @description Its number. */
            id: number;
            /** @description Its name. */
            name: string;
            options: components["schemas"]["ImportOptions"];
            /** @description Headers that a file must have to be read by it. */
            columns: string[];
            /**
             * Format: date-time
             * @description When it was saved last.
             */
            savedAt: string;
            /** @description Who saved it; null by command, and for an account that is gone. */
            savedBy: string | null;
        };
        /** @description A template whose kind of file this is. */
        OfferedTemplate: {
            template: components["schemas"]["ImportTemplate"];
            /** @description Headers that it needs and the file does not have: it fits no longer. */
            missing: string[];
        };
        /** @description A file that was previewed, and the name under which its reading is kept. */
        SaveImportTemplateRequest: {
            /**
             * Format: uuid
             * @description The file.
             */
            fileId: string;
            options: components["schemas"]["ImportOptions"];
            /** @description Its name. */
            name: string;
            /** @description The template of that name whose place it takes. */
            replaces?: number;
        };
        /** @description A template and its new name. */
        RenameImportTemplateRequest: {
            /** @description Its number. */
            id: number;
            /** @description Its name from now on. */
            name: string;
        };
        /** @description A template. */
        DeleteImportTemplateRequest: {
            /** @description Its number. */
            id: number;
        };
        /**
         * @description `previewed`: it would be stored. `rejected`: nothing is stored because no row is good, or one is not and all have to be. `refused`: the file cannot be read as it is.
         * @enum {string}
         */
        ImportOutcome: "previewed" | "stored" | "rejected" | "refused";
        /** @description What an import did, or would do. */
        ImportResult: {
            state: components["schemas"]["ImportOutcome"];
            /** @description Of a file that cannot be read. */
            refusal: components["schemas"]["ImportRefusal"] | null;
            /** @description The newest import of the same file that is not undone. */
            earlier: components["schemas"]["EarlierImport"] | null;
            /** @description Templates whose kind of file this is by its header, those that fit first. */
            templates: components["schemas"]["OfferedTemplate"][];
            /** @description How the file is read; a table for each sheet that is. Of a refused file, what its columns were seen to be. */
            tables: components["schemas"]["ImportTable"][];
            /** @description Rows of the file. */
            rowsRead: number;
            /** @description Rows that were not stored before. */
            rowsNew: number;
            /** @description Stored rows that change. */
            rowsUpdated: number;
            /** @description Stored rows that say the same. */
            rowsUnchanged: number;
            /** @description Rows that are not taken because of a fault. */
            rowsRejected: number;
            /**
             * @description Rows that sum up others and are left out.
             * @default 0
             */
            rowsOfSums: number;
            /** @description Rows that are taken with doubts. */
            rowsSuspect: number;
            /** @description Rows with production and without hours on stream. */
            rowsWithoutHours: number;
            /** @description Rows whose hours are assumed. */
            rowsWithAssumedHours: number;
            /** @description Rows with more than 24 hours, of a field whose clock never changes. */
            rowsOfOtherClock: number;
            /** @description Stored values that stay where the file has blank cells. */
            valuesKept: number;
            /** @description Stored values that blank cells erase. */
            valuesErased: number;
            /** @description Wells of the rows. */
            wellCount: number;
            /** @description The fields of daily rows or months that were stored, by which pages show them; none of a preview. */
            fieldIds: string[];
            /** @description First and last day of the daily rows that are new or changed, or of the months that are stored; `null` where nothing is stored, or it is of no days. */
            days: components["schemas"]["StatisticsWindow"] | null;
            /** @description The first wells of daily rows, those that resemble stored ones and new ones first. */
            wells: components["schemas"]["ImportWell"][];
            /** @description The first rows that are not taken. */
            rejected: components["schemas"]["ImportRowNote"][];
            /** @description The first rows that are taken with doubts. */
            suspect: components["schemas"]["ImportRowNote"][];
            /** @description The rows that are not taken, to be corrected and imported. */
            rejectedFiles: components["schemas"]["RejectedFile"][];
            /** @description Of a preview: what the database would hold of the fields. */
            outlooks: components["schemas"]["ImportOutlook"][];
        };
        /** @description An import of the same file. */
        EarlierImport: {
            /** @description Its number. */
            importId: number;
            /**
             * Format: date-time
             * @description When it began.
             */
            at: string;
            /** @description Who imported it; null for an account that is gone. */
            by: string | null;
            /** @description It has not ended yet. */
            isRunning: boolean;
        };
        /** @description A sentence of the import, for readers in other languages. */
        ImportSentence: {
            /** @description Which sentence it is; `other` for a text that has no code, which is the value `text` then. */
            code: string;
            /** @description By name. Names that end in `Count` or `Line`, and `line` and `row`, are whole numbers; names that end in `Day` are dates; names that end in `Term` are codes of terms, or texts where there is none. All else is text as it stands. */
            values: {
                [key: string]: string;
            };
        };
        /** @description Why a file cannot be read. */
        ImportRefusal: {
            /** @description One sentence that names the place and what to do, in English. */
            message: string;
            /** @description The same, by codes. */
            sentences: components["schemas"]["ImportSentence"][];
            /** @description Names of the options that it says would help. */
            options: string[];
        };
        /** @description How a file, or a sheet of it, is read. */
        ImportTable: {
            /** @description Its name. */
            file: string;
            /** @description The sheet of a workbook. */
            sheet: string | null;
            /** @description What it is and why it is seen so, in one English sentence. */
            layout: string;
            /** @description The same, by codes. */
            layoutSentences: components["schemas"]["ImportSentence"][];
            /** @description Rows below the header. */
            rows: number;
            /**
             * @description The decimal mark.
             * @enum {string}
             */
            decimal: "comma" | "point";
            /** @description How its days are written; null where they have one reading. */
            dateFormat: string | null;
            /** @description Columns that are used. */
            columns: components["schemas"]["ImportColumn"][];
            /** @description Headers of columns that are not. */
            unused: string[];
            /** @description The same columns, with what stands in them. */
            unusedColumns: components["schemas"]["ImportUnusedColumn"][];
            /** @description What else is known of all rows, in English. */
            notes: string[];
            /** @description The same, by codes. */
            noteSentences: components["schemas"]["ImportSentence"][];
        };
        /** @description A column that nothing is taken from. */
        ImportUnusedColumn: {
            /** @description As it stands. */
            header: string;
            /** @description As the header or the row of units says it; empty where neither does. */
            unit: string;
            /** @description The first cell that is not empty, as it stands; null where there is none in the first rows. */
            cell: string | null;
        };
        /** @description What a column is taken as. */
        ImportColumn: {
            /** @description As it stands. */
            header: string;
            /** @description Name of what it holds. */
            quantity: string;
            /** @description Its unit, and the one that its values are kept in where it is another; empty without one. */
            unit: string;
            /** @description The first cell that is not empty; null where all of the first rows are. */
            cell: string | null;
            /** @description As it is taken; null where that is the same. */
            taken: string | null;
            /** @description The first cell that is not zero, where zeros stand above it. */
            later: string | null;
        };
        /** @description A well that a file names. */
        ImportWell: {
            /** @description Its field. */
            field: string;
            /** @description Its name. */
            name: string;
            /** @description Its identifier. */
            identifier: string | null;
            /** @description The import makes it. */
            isNew: boolean;
            /** @description A stored well of the field that has nearly the same name. */
            like: string | null;
            /** @description The well that it is a wellbore of. */
            mother: string | null;
            /**
             * @description How the mother is known: `stored` with the rows, as the file names it; `missing` where the file names a well that is not there, which is not stored; `likely` where the name of a new well looks so, and nothing is stored.
             * @default none
             * @enum {string}
             */
            motherIs: "none" | "stored" | "missing" | "likely";
        };
        /** @description A row with a fault or a doubt. */
        ImportRowNote: {
            /** @description The file and the sheet. */
            file: string;
            /** @description Line of a text file, row of a sheet. */
            row: number;
            /** @description Header of the cell at fault; null where it is not a single one. */
            column: string | null;
            /** @description The cell as it stands. */
            value: string | null;
            /** @description What is wrong, in English. */
            reason: string;
            /** @description The same, by codes. */
            sentences: components["schemas"]["ImportSentence"][];
        };
        /** @description Rows that are not taken, as a file. */
        RejectedFile: {
            /** @description What it is to be called. */
            name: string;
            /** @description CSV: the rows as they stand, and a column that says in English why each is rejected. At most 5,000 rows. */
            text: string;
            /** @description What stands in that column by codes, each text once. */
            reasons: components["schemas"]["ImportReason"][];
        };
        /** @description Why a row is rejected. */
        ImportReason: {
            /** @description In English. */
            reason: string;
            /** @description The same, by codes. */
            sentences: components["schemas"]["ImportSentence"][];
        };
        /** @description An import, what it stored, and whether it can be undone. */
        ImportRun: {
            /** @description Its number. */
            id: number;
            /**
             * Format: date-time
             * @description When it began.
             */
            startedAt: string;
            /**
             * @description How it ended.
             * @enum {string}
             */
            status: "running" | "done" | "rejected" | "failed";
            kind: components["schemas"]["ImportKind"];
            /** @description Names of its files. */
            files: string[];
            /**
             * @description How the rows came; `record`: by a change of the record of a well or field.
             * @enum {string}
             */
            source: "page" | "command" | "folder" | "program" | "record";
            /** @description Who imported them, or the API key by its name; null where neither is known. */
            by: string | null;
            /** @description Rows that were new. */
            added: number;
            /** @description Rows that replaced others. */
            changed: number;
            /** @description Rows that were refused. */
            rejected: number;
            undo: components["schemas"]["ImportRunUndo"];
        };
        /** @description Whether an import can be undone, or what came of it. */
        ImportRunUndo: {
            /**
             * @description `nothing`: it stored nothing. `over`: what was there before it is not kept any more.
             * @enum {string}
             */
            state: "possible" | "undone" | "nothing" | "over";
            /**
             * Format: date-time
             * @description Until when it can be undone; null where it cannot.
             */
            until: string | null;
            /**
             * Format: date-time
             * @description When it was undone; null where it is not.
             */
            at: string | null;
            /** @description Who undid it; null where it is not, or by command. */
            by: string | null;
            /** @description Rows that it had added and that are gone. */
            removed: number;
            /** @description Rows that are as before. */
            restored: number;
            /** @description Rows that stayed. */
            kept: number;
        };
        /** @description Names of groups that a well is in. */
        GroupNames: string[];
        /** @description A status of a well from a day on. */
        DatedStatus: {
            status: components["schemas"]["WellStatus"];
            /**
             * Format: date
             * @description Its first day.
             */
            since: string;
        };
        /** @description A main product of a well from a day on. */
        DatedProduct: {
            /**
             * @description What the well is for.
             * @enum {string}
             */
            product: "oil" | "gas";
            /**
             * Format: date
             * @description Its first day; null for what has held ever since.
             */
            since: string | null;
        };
        /** @description What is known of a well beside its rows, as people keep it. */
        WellRecord: {
            id: components["schemas"]["Id"];
            /** @description What the record is known again by when it is changed. */
            version: string;
            field: components["schemas"]["NamedPlace"];
            /** @description Its name, unique in its field. */
            name: string;
            /** @description Its unique well identifier, or the code of its wellbore. */
            uwi: string | null;
            /** @description Its API number: 10, 12 or 14 digits. */
            api: string | null;
            /** @description The company's own code of it. */
            code: string | null;
            /** @description The name of the well that it is a sidetrack or another wellbore of. What it produces is its own. */
            mother: string | null;
            /** @description Other names that files have for it, each one well's in its field. */
            aliases: string[];
            method: components["schemas"]["MethodOfProduction"];
            /** @description Maker of its lift equipment. */
            manufacturer: string | null;
            pads: components["schemas"]["GroupNames"];
            manifolds: components["schemas"]["GroupNames"];
            testHeaders: components["schemas"]["GroupNames"];
            /** @description Its recorded statuses, the newest first. */
            statuses: components["schemas"]["DatedStatus"][];
            /** @description Its recorded main products, the newest first; none where its rows say it. */
            mainProducts: components["schemas"]["DatedProduct"][];
            /**
             * Format: date
             * @description First day of production as its record says it.
             */
            firstProduction: string | null;
            status: components["schemas"]["WellStatus"];
            /**
             * @description What its insights were computed by.
             * @enum {string}
             */
            mainProduct: "oil" | "gas";
            /**
             * Format: date
             * @description First day that it reported.
             */
            firstDay: string | null;
            /**
             * Format: date
             * @description Last day that it reported.
             */
            lastDay: string | null;
            /** @description Whether its rows are those of the demonstration. */
            demonstration: boolean;
        };
        /** @description The whole record that a well is to have. */
        ChangeWellRecordRequest: {
            id: components["schemas"]["Id"];
            /** @description That of the record that was read. */
            version: string;
            /** @description Its name, unique in its field. */
            name: string;
            /** @description Its unique well identifier, or the code of its wellbore. */
            uwi: string | null;
            /** @description Its API number: 10, 12 or 14 digits. */
            api: string | null;
            /** @description The company's own code of it. */
            code: string | null;
            /** @description A name of the well of its field that it is a wellbore of. Of a wellbore of a wellbore, the first well is kept. Left out, it stays as it is. */
            mother?: string | null;
            /** @description Other names that files have for it, each one well's in its field. */
            aliases: string[];
            method: components["schemas"]["MethodOfProduction"];
            /** @description Maker of its lift equipment. */
            manufacturer: string | null;
            pads: components["schemas"]["GroupNames"];
            manifolds: components["schemas"]["GroupNames"];
            testHeaders: components["schemas"]["GroupNames"];
            /** @description Its recorded statuses, the newest first. */
            statuses: components["schemas"]["DatedStatus"][];
            /** @description Its recorded main products, the newest first; none where its rows say it. */
            mainProducts: components["schemas"]["DatedProduct"][];
            /**
             * Format: date
             * @description First day of production as its record says it.
             */
            firstProduction: string | null;
        };
        /** @description Where a field lies, when its days begin and when their reports are due. */
        FieldRecord: {
            id: components["schemas"]["Id"];
            /** @description What the record is known again by when it is changed. */
            version: string;
            /** @description Its name, by which files find it. */
            name: string;
            /** @description Area that it lies in; made where there is none of the name. */
            area: string;
            /** @description Business unit of the area, likewise. */
            businessUnit: string;
            /**
             * @description IANA name of the zone of its clock.
             * @example Europe/Oslo
             */
            timeZone: string;
            /** @description Hour of its clock at which a production day begins. */
            dayStart: number;
            /** @description Hours after the end of a production day until its report is due. */
            reportDue: number;
            /** @description How many wells it has. */
            wells: number;
            /** @description Whether its wells are those of the demonstration. */
            demonstration: boolean;
        };
        /** @description The whole record that a field is to have. */
        ChangeFieldRecordRequest: {
            id: components["schemas"]["Id"];
            /** @description That of the record that was read. */
            version: string;
            /** @description Area that it lies in; made where there is none of the name. */
            area: string;
            /** @description Business unit of the area, likewise. */
            businessUnit: string;
            /**
             * @description IANA name of the zone of its clock.
             * @example Europe/Oslo
             */
            timeZone: string;
            /** @description Hour of its clock at which a production day begins. */
            dayStart: number;
            /** @description Hours after the end of a production day until its report is due. */
            reportDue: number;
        };
        /** @description What a change of a record did. */
        RecordChange: {
            /** @description The number by which it can be undone as an import can; null where nothing was otherwise. */
            importId: number | null;
            /** @description Wells whose insights are computed anew, within a minute. */
            wells: number;
        };
        /** @description Two wells of one field that are one. */
        PreviewWellMergeRequest: {
            /** @description The well that goes. */
            fromId: string;
            /** @description The well that stays. */
            intoId: string;
        };
        /** @description Two wells of one field that become one, by what was seen of them. */
        MergeWellsRequest: {
            /** @description The well that goes. */
            fromId: string;
            /** @description The well that stays. */
            intoId: string;
            /**
             * @description Whose rows stay where both have some of one time that differ; null where none do.
             * @enum {string|null}
             */
            keep: "from" | "into" | null;
            /** @description How many such rows the preview named. */
            clashing: number;
        };
        /** @description What a merge of two wells would do. */
        WellMerge: {
            /** @description Rows by what they are, without those of which there are none. */
            things: components["schemas"]["MergedThing"][];
            /** @description All rows of which one of two has to be chosen. */
            clashing: number;
            /** @description The first days on which the daily rows of both differ. */
            clashingDays: string[];
            /** @description What else refers to the well that would go, so that it cannot: closed books, guard rails and the like. Empty where nothing does. */
            heldBy: string[];
        };
        /** @description What a merge does to rows of one kind. */
        MergedThing: {
            /**
             * @description What the rows are.
             * @enum {string}
             */
            thing: "dailyRows" | "readings" | "months" | "tests" | "events" | "activities" | "plans" | "equipment" | "masterData" | "notes" | "decisions";
            /** @description Rows that go to the well that stays. */
            moved: number;
            /** @description Rows that both have and that need no choice: those of the well that stays stand. */
            double: number;
            /** @description Rows of one time that differ. */
            clashing: number;
        };
        /** @description An import that is to be undone. */
        PreviewUndoRequest: {
            /** @description Its number. */
            importId: number;
        };
        /** @description An import that is to be undone, by what was seen of it. */
        UndoImportRequest: {
            /** @description Its number. */
            importId: number;
            /** @description How many rows the preview said would stay. */
            kept: number;
        };
        /** @description What undoing an import does, or would do. */
        ImportUndo: {
            /** @description The import. */
            importId: number;
            /** @description Rows by what they are, without those of which there are none. */
            things: components["schemas"]["UndoneThing"][];
            /** @description All rows that stay. */
            kept: number;
            /** @description Wells whose rows change, and that are computed anew. */
            wells: number;
            /**
             * Format: date
             * @description First day whose daily rows change; null where none does.
             */
            firstDay: string | null;
            /**
             * Format: date
             * @description Last day whose daily rows change; null where none does.
             */
            lastDay: string | null;
            /** @description Closed months with such days: their books stay, and get an adjustment. */
            closedMonths: string[];
        };
        /** @description What an undo does to rows of one kind. */
        UndoneThing: {
            /**
             * @description What the rows are.
             * @enum {string}
             */
            thing: "dailyRows" | "readings" | "months" | "tests" | "events" | "activities" | "emissions" | "plans" | "equipment" | "curves" | "masterData" | "wells" | "fields" | "notes" | "decisions";
            /** @description Rows that the import added and that are gone. */
            removed: number;
            /** @description Rows that are as they were before it. */
            restored: number;
            /** @description Rows that stay, because a later import or a person has changed them since. */
            changed: number;
            /** @description Rows that stay, because others refer to them. */
            used: number;
        };
        /** @description What the database would hold of a field. */
        ImportOutlook: {
            /** @description Its name. */
            field: string;
            /** @description Its wells. */
            wells: number;
            /**
             * Format: date
             * @description First day with a row.
             */
            firstDay: string;
            /**
             * Format: date
             * @description Last day with a row.
             */
            lastDay: string;
            /** @description Oil of all days. Unit: Sm3. */
            oil: number;
            /** @description Gas of all days. Unit: Sm3. */
            gas: number;
            /** @description Water of all days. Unit: Sm3. */
            water: number;
            /** @description Injected water of all days. Unit: Sm3. */
            waterInjected: number;
        };
        /**
         * @description What an event of the audit log is about.
         * @enum {string}
         */
        AuditKind: "signIn" | "signOut" | "lockOut" | "refreshReuse" | "passwordChange" | "passwordResetMail" | "handOver" | "roleDenial" | "identityMismatch" | "rateLimit" | "viewChange" | "alertChange" | "annotationChange" | "exceptionDecision" | "adviceDecision" | "scheduleChange" | "calendarAddress" | "lossRecode" | "declineCase" | "sensitivityChoice" | "shiftHandover" | "invitation" | "personChange" | "applicationChange" | "causeChange" | "guardRailChange" | "monthClosing" | "apiKeyChange" | "dataImport" | "importUndo" | "importTemplateChange" | "rowsDelivery" | "masterDataChange";
        /** @description Something that the audit log keeps. It holds no password and no token. */
        AuditEvent: {
            id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
            /** @description One of the kinds, or that of another version of the backend. */
            kind: string;
            /**
             * @description What it came to.
             * @enum {string}
             */
            outcome: "ok" | "refused";
            /** @description The email address of the user who did it; `null` for an event without one. */
            person: string | null;
            /** @description Whom or what it was done to. */
            subject: string | null;
            /** @description Network address. */
            address: string | null;
            /** @description More about it, by name. */
            detail: {
                [key: string]: string;
            };
        };
        /** @description An alarm, or a piece of news. */
        Notification: {
            id: components["schemas"]["Id"];
            /**
             * @description What it is about.
             * @enum {string}
             */
            kind: "exception" | "changePoint" | "schedule" | "system" | "news";
            /**
             * @description How urgent what is open of it is; `info` where all of it has ended.
             * @enum {string}
             */
            severity: "high" | "medium" | "low" | "info";
            /** @description One line, in English, or as people wrote it; for callers that do not know `facts`. */
            title: string;
            /** @description Plain text, like the title. */
            body: string;
            /** @description The well it is about. */
            wellId: string | null;
            /**
             * Format: uri-reference
             * @description Where in the portal to see more.
             */
            link: string | null;
            /**
             * Format: date-time
             * @description When it arose.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When this user read it.
             */
            readAt: string | null;
            /** @description Who took care of it. */
            acknowledgedBy: string | null;
            /** @description Notifications with the same key are shown as one. */
            groupKey: string;
            /** @description How many this one stands for. */
            count: number;
            /**
             * Format: date-time
             * @description Until when this user has put its group off.
             */
            snoozedUntil: string | null;
            /** @description What title and body are made of, for the reader's own language, units and clock; null for what people wrote. */
            facts: components["schemas"]["NotificationFacts"] | null;
        };
        /** @description What the texts of a notification are made of. What does not belong to its code is null or empty. */
        NotificationFacts: {
            /**
             * @description What happened. Others may be added; title and body say then what there is to say.
             * @example drop
             * @example downtime
             * @example shutIn
             * @example gas
             * @example change
             * @example overdue
             * @example conflict
             * @example tomorrow
             * @example silent
             * @example importFailed
             * @example assigned
             * @example news
             */
            code: string;
            /** @description Names of the wells or fields it is about. */
            names: string[];
            /** @description What was measured. */
            variable: components["schemas"]["ChangeVariable"] | null;
            /** @description The value before. Unit: as `unit` says. */
            before: number | null;
            /** @description The value since. Unit: as `unit` says. */
            after: number | null;
            /**
             * @description Unit of both values.
             * @example Sm3/d
             */
            unit: string | null;
            /**
             * @description Key of the rule that found it.
             * @example R1
             */
            rule: string | null;
            /**
             * Format: date-time
             * @description When work was to end, or begins, or when a well was shut in.
             */
            moment: string | null;
            /**
             * Format: date
             * @description Newest production day with data.
             */
            day: string | null;
            /** @description The planned work it is about. */
            works: components["schemas"]["NotifiedWork"][];
            /** @description What the operator wrote, by language. */
            texts: components["schemas"]["NotificationText"][];
            /**
             * @description State of the finding that names it, as `SearchResult.status` of the same finding; `null` where it is about none.
             * @example new
             */
            status: string | null;
            /** @description How many of the notification's `count` events are open; the others have ended. `null` where it is about none. It is named by the most severe one that is open. Unit: events. */
            open: number | null;
            /** @description What the event that names it loses per day, as oil equivalent (1,000 Sm3 of gas count as 1): by it, notifications of one severity are put in order. `null` where nothing is lost, or it is not known how much. Unit: Sm3/d. */
            loss: number | null;
        };
        /** @description Planned work that a notification is about. */
        NotifiedWork: {
            /**
             * @description What kind of work it is.
             * @enum {string}
             */
            activity: "wellTest" | "frequencyStep" | "settingStep" | "workover" | "espReplacement" | "chemical" | "inspection" | "calibration" | "plannedShutdown" | "dataReview";
            /** @description Title in the schedule. */
            title: string;
        };
        /** @description A notification in one language. */
        NotificationText: {
            language: components["schemas"]["ContentLanguage"];
            /** @description One line. */
            title: string;
            /** @description Plain text. */
            body: string;
        };
        /** @description What a user has read. */
        MarkNotificationsReadRequest: {
            /** @description Notifications that were read. */
            ids: components["schemas"]["NotificationId"][];
            /**
             * Format: date-time
             * @description All that arose until this moment were read; null for none but those named.
             */
            until: string | null;
            /** @description Whether those named are to be unread again instead; `until` says nothing then. */
            unread?: boolean;
        };
        /** @description The id of a notification. */
        NotificationId: string;
        /** @description A group of notifications that a user puts off. */
        SnoozeNotificationsRequest: {
            /** @description The key of the group. */
            groupKey: string;
            /**
             * Format: date-time
             * @description When it is to be shown again; null for at once.
             */
            until: string | null;
        };
        /**
         * @description The measured quantity that changed; `gasRate` of wells that are for gas.
         * @enum {string}
         */
        ChangeVariable: "oilRate" | "gasRate" | "liquidRate" | "waterCut" | "gor" | "intakePressure" | "dischargePressure" | "motorCurrent" | "motorTemperature" | "frequency";
        /**
         * @description What became of the finding. Explained means that an event within 2 days accounts for it, or the one that a user named; accepted, that a user took the new level for the well's own. Without a verdict of its own, a change has the state of the open or standing exception that it is part of.
         * @enum {string}
         */
        ChangeStatus: "new" | "acknowledged" | "assigned" | "snoozed" | "standing" | "expected" | "explained" | "accepted" | "dismissed";
        /** @description The change points of one window, counted. Provisional ones are in no figure but their own. */
        ChangeDetectionCounts: {
            /**
             * Format: date
             * @description First production day.
             */
            windowFrom: string;
            /**
             * Format: date
             * @description Last production day.
             */
            windowTo: string;
            /** @description Wells of the selection. Unit: wells. */
            wellsMonitored: number;
            /** @description Wells with a row on one of the window's last two days. Unit: wells. */
            wellsReporting: number;
            /** @description Wells without one, leaving out suspended and abandoned ones, which owe no report. Unit: wells. */
            wellsStale: number;
            /** @description Change points in the window. */
            total: number;
            /**
             * @description Alarms in the window that are not confirmed.
             * @default 0
             */
            provisional: number;
            /** @description Change points by direction. */
            byDirection: {
                /** @description Rises. */
                up: number;
                /** @description Falls. */
                down: number;
            };
            /** @description Change points by variable. */
            byVariable: {
                /** @description Of the oil rate. */
                oilRate: number;
                /** @description Of the gas rate of gas wells. */
                gasRate: number;
                /** @description Of the liquid rate. */
                liquidRate: number;
                /** @description Of the water cut. */
                waterCut: number;
                /** @description Of the gas-oil ratio. */
                gor: number;
                /** @description Of the pump intake pressure. */
                intakePressure: number;
                /** @description Of the pump discharge pressure. */
                dischargePressure: number;
                /** @description Of the motor current. */
                motorCurrent: number;
                /** @description Of the motor temperature. */
                motorTemperature: number;
                /** @description Of the drive frequency. */
                frequency: number;
            };
            /** @description Change points by severity. */
            bySeverity: {
                /** @description High. */
                high: number;
                /** @description Medium. */
                medium: number;
                /** @description Low. */
                low: number;
            };
            /** @description Change points by status. */
            byStatus: {
                /** @description No user has looked yet. */
                new: number;
                /** @description A user has looked. */
                acknowledged: number;
                /** @description An event accounts for it. */
                explained: number;
                /**
                 * @description A user took the new level for the well's own.
                 * @default 0
                 */
                accepted: number;
                /** @description Not a real change. */
                dismissed: number;
            };
            /** @description Change points with an event within 2 days. */
            explainedByEvent: number;
            /** @description Sum of the changes of the oil rate. Unit: Sm3/d. */
            netOilEffect: number;
            /** @description Median time from a change to its confirmation. Unit: d. */
            medianDetectionDelayDays: number | null;
            /** @description Share of judged change points that users did not dismiss. Unit: %. */
            precisionFromFeedback: number | null;
        };
        /** @description The change points of a window and of the one before it. */
        ChangeDetectionStatistics: components["schemas"]["ChangeDetectionCounts"] & {
            /**
             * @description Whether changes have been looked for at all; without it no count says anything.
             * @default true
             */
            computed: boolean;
            /**
             * Format: date-time
             * @description Age of the data.
             */
            asOf: string;
            /** @description Those of the window that were detected in its last 7 days, by `foundDay`. */
            newThisWeek: number;
            /** @description The window of equal length before this one. */
            previousWindow: components["schemas"]["ChangeDetectionCounts"];
            method: components["schemas"]["ChangeDetectionMethod"];
            /** @description Change points per production day, oldest first. */
            trend: components["schemas"]["TrendPoint"][];
        };
        /** @description How change points are found. */
        ChangeDetectionMethod: {
            /**
             * @description Algorithm.
             * @example PELT
             */
            name: string;
            /**
             * @description Version of our implementation.
             * @example 1
             */
            version: string;
            /**
             * @description Cost function.
             * @example mean shift of the log rate
             */
            cost: string;
            /**
             * @description k in the penalty k x 2 x sigma^2 x ln n, of wells for which no user chose another sensitivity. A pure ratio.
             * @example 35
             */
            penaltyFactor: number;
            /**
             * @description Shortest segment. Unit: d.
             * @example 7
             */
            minSegmentDays: number;
            /**
             * @description The smallest change of each variable that is reported.
             * @default []
             */
            leastEffects: components["schemas"]["LeastEffect"][];
        };
        /** @description The smallest change of a variable that is reported; what is smaller is no row. */
        LeastEffect: {
            variable: components["schemas"]["ChangeVariable"];
            kind: components["schemas"]["DeltaKind"];
            /** @description The least effect. Unit: as `unit` says. */
            value: number;
            /**
             * @description Unit of the least effect.
             * @example %
             */
            unit: string;
        };
        /**
         * @description How the size of a change is to be said: in percent of the mean before, in percentage points, or in the unit of the means.
         * @enum {string}
         */
        DeltaKind: "relative" | "points" | "absolute";
        /** @description A day on which the mean of a variable of a well changed. */
        ChangePoint: {
            id: components["schemas"]["Id"];
            well: components["schemas"]["WellLabel"];
            variable: components["schemas"]["ChangeVariable"];
            /**
             * @description Unit of the means and of the change.
             * @example Sm3/d
             */
            unit: string;
            /**
             * @description Which way it went.
             * @enum {string}
             */
            direction: "up" | "down";
            severity: components["schemas"]["Severity"];
            /**
             * Format: date
             * @description First production day of the new mean; of an alarm, its estimated onset.
             */
            changeDate: string;
            /**
             * Format: date
             * @description Earliest day that is nearly as likely.
             */
            dateLow: string;
            /**
             * Format: date
             * @description Latest day that is nearly as likely.
             */
            dateHigh: string;
            /**
             * Format: date-time
             * @description When it was confirmed; of an alarm, when it went off.
             */
            detectedAt: string;
            /**
             * Format: date
             * @description The newest production day that was known when it was found: the day by which `datedBy=found` takes it.
             */
            foundDay: string;
            /** @description Mean of up to 30 valid days of the segment before. Unit: as `unit` says. */
            meanBefore: number;
            /** @description Mean of up to 30 valid days of the segment after. Unit: as `unit` says. */
            meanAfter: number;
            /** @description After less before. Unit: as `unit` says. */
            delta: number;
            /** @description Change relative to the mean before; `null` unless `deltaKind` is relative. Unit: %. */
            deltaPct: number | null;
            deltaKind: components["schemas"]["DeltaKind"];
            /** @description Valid days of the segment before. Unit: d. */
            daysBefore: number;
            /** @description Valid days of the segment after. Unit: d. */
            daysAfter: number;
            /** @description Change of the mean in units of the noise. A pure ratio. */
            score: number;
            /** @description Events within 2 days, nearest first; before them the one that a user named. */
            linkedEvents: components["schemas"]["WellEvent"][];
            /** @description Events that began within 2 days of it and are not accepted as its cause, such as a pump trip of some hours, nearest first. */
            nearbyEvents: components["schemas"]["WellEvent"][];
            /**
             * @description Likeliest cause of the drop, downtime or gas that begins within 3 days of it, as the exception report says it: of several, the one that loses most. `null` where none begins there.
             * @enum {string|null}
             */
            cause: "downtime" | "choke" | "frequency" | "watering" | "gas" | "decline" | "measurement" | "unknown" | null;
            /** @description How likely it is. A pure ratio. */
            causeScore: number | null;
            /** @description An alarm of the last days that is not confirmed; the statistics leave it out. */
            provisional: boolean;
            status: components["schemas"]["ChangeStatus"];
            /** @description What a user last wrote about it. */
            comment: string | null;
            version: components["schemas"]["Version"];
        };
        /** @description A change point with what it can be explained by, and what people decided. */
        ChangeCase: {
            /** @description Code of the cause that what is known of it suggests; `null` where nothing does. */
            likelyCause: string | null;
            change: components["schemas"]["ChangePoint"];
            /** @description The event of the exception report that it is, or is part of; `null` without one. */
            exception: components["schemas"]["WellException"] | null;
            /** @description Entries of the well's and its field's log that began within 7 days of it, nearest first. */
            events: components["schemas"]["WellEvent"][];
            /** @description What people decided on it, newest first. */
            decisions: components["schemas"]["ExceptionDecision"][];
        };
        /** @description One decision on one or more change points. */
        DecideChangesRequest: {
            /**
             * Format: uuid
             * @description Key of the decision, chosen by the caller, so that it can be sent again.
             */
            id: string;
            /** @description What is decided on. */
            changes: components["schemas"]["ExceptionVersion"][];
            /**
             * @description As `ExceptionAction` says. An alarm that is not confirmed is not accepted and not explained.
             * @enum {string}
             */
            action: "accept" | "explain" | "dismiss" | "reopen" | "comment";
            feedback: components["schemas"]["ExceptionFeedback"];
            eventId: components["schemas"]["ExplainingEvent"];
            causeCode?: components["schemas"]["ExplainingCause"];
            comment: components["schemas"]["DecisionComment"];
        };
        /** @description Only to explain, the cause of the catalog that does where no entry of the log is named: the decision writes it into the log, an entry for each change, and takes that away when it is undone. */
        ExplainingCause: string | null;
        /** @description Only to explain, the entry of the log that does; one of those that GetChangePoint offers. Null where the comment does. */
        ExplainingEvent: string | null;
        /** @description Text that is not blank, with line feeds and no other control characters. */
        DecisionComment: string | null;
        /** @description The optimization opportunities of one window, summed. */
        ProductionOptimizationCounts: {
            /**
             * Format: date
             * @description First production day.
             */
            windowFrom: string;
            /**
             * Format: date
             * @description Last production day.
             */
            windowTo: string;
            /** @description Open at the end of the window. */
            openOpportunities: number;
            /** @description Wells with an open one. Unit: wells. */
            wellsWithOpportunity: number;
            /** @description Expected gain of the open ones, without what exceptions of their wells count as lost already (`netOil`): of each well its best, for two pieces of advice for one well exclude each other. Those that save energy and cost oil take nothing off. Unit: Sm3/d. */
            potentialOilGain: number;
            /** @description Oil gained in the month to the window's end by those done. Unit: Sm3. */
            realisedOilGainMtd: number;
            /** @description Accepted share of those decided. Unit: %. */
            acceptanceRatePct: number | null;
            /** @description Median time from finding to doing. Unit: d. */
            medianDaysToAction: number | null;
            /** @description Expected saving of the open ones, of each well its largest. Unit: kWh/d. */
            energySaving: number;
            /** @description Those of `openOpportunities` that are on the frequency of a pump: `frequencyChangeInfo` lists them, the others are on chokes and lift gas. */
            openPumpOpportunities: number | null;
            /**
             * @description Those that are on a choke; those on neither are on lift gas.
             * @default null
             */
            openChokeOpportunities: number | null;
            /** @description The same with what would only bring counted losses back. Unit: Sm3/d. */
            grossOilGain: number | null;
            /**
             * @description In none of these; undecided advice that leaves less than 0.05 Sm3/d beside counted losses.
             * @default 0
             */
            nothingLeft: number;
            /**
             * @description What that advice promises with what would only bring counted losses back; of each well the best. Unit: Sm3/d.
             * @default 0
             */
            nothingLeftGross: number;
        };
        /** @description The optimization opportunities of a window and of the one before it. */
        ProductionOptimization: components["schemas"]["ProductionOptimizationCounts"] & {
            /**
             * @description Whether anything looks for opportunities in the fields of the selection: without it no count and no sum says anything.
             * @default true
             */
            computed: boolean;
            /**
             * Format: date-time
             * @description Age of the data.
             */
            asOf: string;
            /** @description How far the advice of the window came: what was found or done in it, and what is open at its end. A step that the log says was advised, and that no stored advice asked for, is advice that was done. */
            funnel: {
                /** @description All of it. */
                found: number;
                /** @description Accepted here. */
                accepted: number;
                /** @description Done, accepted here or not. */
                done: number;
                /** @description Shown by the measured rates. */
                proved: number;
                /**
                 * @description Of those done, how many were done without being accepted here.
                 * @default 0
                 */
                unaccepted: number;
                /**
                 * @description In none of these; steps of the window that the log calls advised and that did not keep their guard rails.
                 * @default 0
                 */
                againstRails: number;
            };
            /** @description The open ones, the best by `netOil` first unless `sort` says otherwise. Of one well, kind and target the newest alone is open. */
            top: components["schemas"]["OptimizationOpportunity"][];
            /** @description The window of equal length before this one. */
            previousWindow: components["schemas"]["ProductionOptimizationCounts"];
            /** @description `potentialOilGain` of each production day, Sm3/d, oldest first. */
            trend: components["schemas"]["TrendPoint"][];
            /** @description What the optimization engine says now; `null` until a well of the selection was computed. */
            outcomes: components["schemas"]["AdviceOutcomeCounts"] | null;
        };
        /** @description A change to a well that promises oil or saves energy. */
        OptimizationOpportunity: {
            id: components["schemas"]["Id"];
            well: components["schemas"]["WellLabel"];
            /**
             * @description What to change.
             * @enum {string}
             */
            kind: "frequencyUp" | "frequencyDown" | "choke" | "gasLift" | "shutInTest" | "workover";
            /** @description Setting now. Unit: as `unit` says. */
            from: number | null;
            /** @description Setting advised. Unit: as `unit` says. */
            to: number | null;
            /**
             * @description Unit of the settings; in Sm3/d those of `gasLift` are gas and others are liquid.
             * @example Hz
             */
            unit: string | null;
            /** @description Expected change of the oil rate. Unit: Sm3/d. */
            expectedOil: number;
            /** @description Tenth percentile of that, of the distribution that `confidence` is of. Unit: Sm3/d. */
            expectedOilLow: number;
            /** @description Ninetieth percentile of that. Unit: Sm3/d. */
            expectedOilHigh: number;
            /** @description Expected change of the liquid rate. Unit: Sm3/d. */
            expectedLiquid: number;
            /** @description Expected change of the power. Unit: kW. */
            expectedPower: number;
            /** @description How likely it gains oil, with what came of measured steps of its kind. A pure ratio. */
            confidence: number;
            /** @description What forbids going further. */
            limitingConstraint: string | null;
            /**
             * Format: date-time
             * @description After this the advice must be computed anew.
             */
            expiresAt: string;
            /**
             * @description Whether it waits for a decision, or was accepted and is not done yet.
             * @default found
             * @enum {string}
             */
            status: "found" | "accepted";
            /** @description Tenth percentile of `expectedPower`; `null` where the engine does not compute power. Unit: kW. */
            expectedPowerLow: number | null;
            /** @description Ninetieth percentile of `expectedPower`. Unit: kW. */
            expectedPowerHigh: number | null;
            /** @description What forbids going further, by its key; `limitingConstraint` says it in English. */
            limitingCheck: components["schemas"]["AdviceLimit"] | null;
            /** @description `expectedOil` without what open or standing losses of the well count already: oil that the step brings beside them; not below 0, but of a step that costs oil. Unit: Sm3/d. */
            netOil: number | null;
            /** @description The same of `expectedOilLow`. Unit: Sm3/d. */
            netOilLow: number | null;
            /** @description The same of `expectedOilHigh`. Unit: Sm3/d. */
            netOilHigh: number | null;
            /**
             * @description The part of `expectedOil` that would only bring such losses back. A stop of the well is none of them. Unit: Sm3/d.
             * @default 0
             */
            countedOil: number;
            /** @description The exception that counts most of them; `null` where none does. */
            countedIn: components["schemas"]["Id"] | null;
        };
        /**
         * @description What keeps a step from being made or from being larger. The keys up to `facility` are guard rails: the step within 24 hours, the limits of the drive, of the motor's current and temperature, of the intake pressure and of its distance from the bubble point, of the free gas that the pump takes, a drive that holds a pressure or a current and no frequency, the pump's recommended range at the new frequency, how often it tripped, how old its model is, an open gas exception, an open loss of oil of unknown cause, work planned while the step would be tracked, an earlier step that is not judged yet, stops for sand, scale or integrity, a step the other way that was just made, and the oil that the facility takes of the well. Of chokes and lift gas: the choke is as open as it may be, the range of settings that the well was tried at ends, more lift gas does not pay, or there is no more of it.
         * @enum {string}
         */
        AdviceLimit: "step" | "minFrequency" | "maxFrequency" | "motorCurrent" | "motorTemperature" | "intakePressure" | "bubblePointMargin" | "freeGas" | "driveMode" | "minRate" | "maxRate" | "trips" | "modelAge" | "gasException" | "openLoss" | "plannedWork" | "settlingStep" | "harmfulStops" | "turnBack" | "facility" | "fullyOpen" | "tried" | "paying" | "gasSupply";
        /** @description Something that a well needs before advice can be computed. */
        MissingInput: {
            /**
             * @description What is missing: hourly readings, the pump in the hole, the limits of its drive, its curve, days of steady running, frequencies (or chokes) that differ, pressures at intake, discharge and wellhead, a pump whose rise fits its curve, an inflow that gives more at a lower pressure, a balance of inflow, pump and outflow, past choke steps whose effect is known, the choke's opening, a rate, lift-gas rates that differ, or a curve that they determine.
             * @enum {string}
             */
            what: "readings" | "equipment" | "driveLimits" | "pumpCurve" | "operatingDays" | "distinctSettings" | "pressures" | "plausiblePump" | "inflow" | "balance" | "chokeSteps" | "choke" | "rate" | "liftGasRates" | "liftGasCurve";
            /** @description How many of it are needed, where it can be counted. */
            needed: number | null;
            /** @description How many of it there are. */
            found: number | null;
        };
        /** @description The models of a pumped well as its readings have them, each with how far the readings are from it. */
        PumpedWellFits: {
            /**
             * Format: date
             * @description First production day that was fitted.
             */
            firstDay: string;
            /**
             * Format: date
             * @description Last production day that was fitted.
             */
            lastDay: string;
            /** @description Days of steady running between them. Unit: d. */
            days: number;
            /** @description Pressure rise of the pump over that of its catalog curve. A pure ratio. */
            wear: number;
            /** @description Power of the drive over that of the catalog curve; `null` without either. A pure ratio. */
            powerFactor: number | null;
            /** @description Liquid for each bar of drawdown above the bubble point. Unit: Sm3/d/bar. */
            productivity: number;
            /** @description Intake pressure at which nothing flows. Unit: bar. */
            reservoirPressure: number;
            /** @description Loss of inflow; negative while it rises. Unit: %/d. */
            declinePct: number;
            /** @description Root mean square of the measured rise against the fitted one. Unit: %. */
            riseErrorPct: number;
            /** @description The same of the liquid rate. Unit: Sm3/d. */
            rateError: number;
            /** @description The same of the pressure from pump to wellhead. Unit: bar. */
            columnError: number;
            /** @description The same of the wellhead pressure. Unit: bar. */
            wellheadError: number;
        };
        /** @description What the optimization engine says of a well. */
        AdviceOutcome: {
            /**
             * @description Whether a step is advised; a step would gain, but none passes `limitedBy`; no step gains more than is sure; or nothing could be computed for want of `missing`.
             * @enum {string}
             */
            status: "advised" | "limited" | "nothingToGain" | "notComputed";
            /** @description What keeps the step from being made or from being larger. */
            limitedBy: components["schemas"]["AdviceLimit"] | null;
            /** @description What is missing; empty unless `notComputed`. */
            missing: components["schemas"]["MissingInput"][];
            /**
             * Format: date
             * @description Newest production day that it rests on.
             */
            newestDay: string | null;
            /** @description Version of the rule that computed it. */
            rule: string;
            /** @description The models behind it; `null` where none could be fitted. */
            fits: components["schemas"]["PumpedWellFits"] | null;
        };
        /** @description Producing wells by what the optimization engine says of them now. */
        AdviceOutcomeCounts: {
            /** @description With advice. */
            advised: number;
            /** @description With a gain that a named limit forbids. */
            limited: number;
            /** @description Without a gain that is sure. */
            nothingToGain: number;
            /** @description That lack data, or that no engine is for. */
            notComputed: number;
        };
        /** @description A change with its two-sided 90 % interval. */
        Band: {
            /** @description Low end. Unit: as `effect` or `attainmentRange` says. */
            low: number;
            /** @description Most likely value. Unit: as `effect` or `attainmentRange` says. */
            mid: number;
            /** @description High end. Unit: as `effect` or `attainmentRange` says. */
            high: number;
        };
        /** @description A value with the percentiles that reserves are stated with. */
        PercentileBand: {
            /** @description P90; exceeded in nine of ten cases. Unit: as its owner says. */
            low: number;
            /** @description P50. Unit: as its owner says. */
            mid: number;
            /** @description P10; exceeded in one of ten cases. Unit: as its owner says. */
            high: number;
        };
        /** @description A rate of a pump and what it lifts there. */
        OperatingPoint: {
            /** @description Liquid rate. Unit: Sm3/d. */
            rate: number;
            /** @description Pressure rise over the pump. Unit: bar. */
            rise: number;
        };
        /** @description What the pump of a well lifts at some frequencies. */
        PumpCurves: {
            well: components["schemas"]["WellLabel"];
            /**
             * Format: date
             * @description Newest production day that the model rests on.
             */
            newestDay: string | null;
            /** @description Frequency of the newest days; `null` without a model. Unit: Hz. */
            presentHz: number | null;
            /** @description By ascending frequency, that of the newest days and the one that was asked for among them; empty without a model. */
            curves: {
                /** @description Frequency. Unit: Hz. */
                frequency: number;
                /** @description By ascending rate, as far as the pump lifts anything. */
                points: components["schemas"]["OperatingPoint"][];
                /** @description Lower end of the recommended range around the best efficiency; `null` where it is unknown. */
                least: components["schemas"]["OperatingPoint"] | null;
                /** @description Upper end of it. */
                most: components["schemas"]["OperatingPoint"] | null;
                /** @description Where the well runs at the frequency; `null` where it would not flow. */
                operating: components["schemas"]["OperatingPoint"] | null;
            }[];
        };
        /** @description Days that a figure is the mean of. */
        SettingDays: {
            /**
             * Format: date
             * @description First of them.
             */
            firstDay: string;
            /**
             * Format: date
             * @description Last of them.
             */
            lastDay: string;
            /** @description How many of them are valid. Unit: d. */
            days: number;
        };
        /** @description What came of a step of a choke or of lift gas. */
        TrackedSettingChange: {
            well: components["schemas"]["WellLabel"];
            /**
             * @description What was moved.
             * @enum {string}
             */
            setting: "choke" | "gasLift";
            /**
             * Format: date-time
             * @description First hour of the first day with it.
             */
            at: string;
            /** @description Setting before. Unit: as `unit` says. */
            from: number;
            /** @description Setting after. Unit: as `unit` says. */
            to: number;
            /**
             * @description Unit of the settings: % open, or Sm3/d of gas.
             * @example %
             */
            unit: string;
            /**
             * @description What came of it, as of a step of a frequency.
             * @enum {string}
             */
            verdict: "stabilising" | "gain" | "neutral" | "loss" | "inconclusive";
            /** @description Oil rate that the effect is a change of; `null` until days are compared. Unit: Sm3/d. */
            oil: number | null;
            /** @description What the step changed, without decline and what moved the field; `null` until days are compared. */
            effect: components["schemas"]["SettingEffect"] | null;
            /** @description Change of the oil rate by the response that the well's earlier steps showed; `null` where they show none. Unit: Sm3/d. */
            expectedOil: number | null;
            /** @description Actual over expected change of the oil rate. Unit: %. */
            attainmentPct: number | null;
            /**
             * @description What it was made for, as of a step of a frequency; to close a choke is a reduction.
             * @enum {string}
             */
            aim: "gain" | "reduction";
            /**
             * @description Whether it did that, as of a step of a frequency.
             * @enum {string|null}
             */
            outcome: "met" | "missed" | null;
            /**
             * @description Why no days of it could be compared: another change came too close, or too few days before or after it were steady. `null` of a step that was compared, or may yet be.
             * @enum {string|null}
             */
            uncompared: "otherChange" | "fewDays" | null;
            /** @description Days before it that were compared. */
            before: components["schemas"]["SettingDays"] | null;
            /** @description Days after it. */
            after: components["schemas"]["SettingDays"] | null;
            /** @description The advice that it made; `null` of a step that was not advised. */
            adviceId: components["schemas"]["Id"] | null;
        };
        /** @description A change of an oil rate with its interval. */
        SettingEffect: {
            /** @description Lower end of the interval of 90 %. Unit: Sm3/d. */
            low: number;
            /** @description Change of the oil rate. Unit: Sm3/d. */
            mid: number;
            /** @description Upper end of it. Unit: Sm3/d. */
            high: number;
        };
        /** @description What the oil of a well without a pump does with its choke or its lift gas. */
        SettingResponse: {
            well: components["schemas"]["WellLabel"];
            /**
             * Format: date
             * @description Newest production day that it rests on.
             */
            newestDay: string | null;
            /**
             * @description What `points` and `curve` are of; `null` where nothing is known.
             * @enum {string|null}
             */
            setting: "choke" | "gasLift" | null;
            /** @description Where the well is; `null` where nothing is known. */
            present: {
                /** @description Setting now. Unit: % open, or Sm3/d of gas. */
                setting: number;
                /** @description Oil rate now. Unit: Sm3/d. */
                oil: number;
            } | null;
            /** @description Settings that the well was run at. The oil at each is brought to the level of today; of a choke, both points of a step are. */
            points: {
                /** @description Setting. Unit: % open, or Sm3/d of gas. */
                setting: number;
                /** @description Oil rate at it. Unit: Sm3/d. */
                oil: number;
                /**
                 * Format: date
                 * @description First day of the mean.
                 */
                firstDay: string;
                /**
                 * Format: date
                 * @description Last day of it.
                 */
                lastDay: string;
                /** @description Valid days of it. Unit: d. */
                days: number;
            }[];
            /** @description What a step to each setting would give, by ascending setting. The percentiles are of the distribution that those of advice are of. */
            curve: {
                /** @description Setting. Unit: % open, or Sm3/d of gas. */
                setting: number;
                /** @description Tenth percentile of the oil rate. Unit: Sm3/d. */
                low: number;
                /** @description Oil rate. Unit: Sm3/d. */
                mid: number;
                /** @description Ninetieth percentile. Unit: Sm3/d. */
                high: number;
            }[];
            /** @description Steps that were found in the days, oldest first. */
            steps: {
                /**
                 * @description What was moved.
                 * @enum {string}
                 */
                setting: "choke" | "gasLift";
                /**
                 * Format: date-time
                 * @description First hour of the first day with it.
                 */
                at: string;
                /** @description Setting before. Unit: % open, or Sm3/d of gas. */
                from: number;
                /** @description Setting after. Unit: % open, or Sm3/d of gas. */
                to: number;
                /**
                 * @description What came of it, as of a step of a frequency.
                 * @enum {string}
                 */
                verdict: "stabilising" | "gain" | "neutral" | "loss" | "inconclusive";
                /** @description Oil rate that the effect is a change of; `null` until days are compared. Unit: Sm3/d. */
                oil: number | null;
                /** @description What the step changed, without decline and what moved the field; `null` until days are compared. */
                effect: components["schemas"]["SettingEffect"] | null;
                /** @description Change of the oil rate by the response that the well's earlier steps showed; `null` where they show none. Unit: Sm3/d. */
                expectedOil: number | null;
                /** @description Actual over expected change of the oil rate. Unit: %. */
                attainmentPct: number | null;
                /**
                 * @description What it was made for, as of a step of a frequency; to close a choke is a reduction.
                 * @enum {string}
                 */
                aim: "gain" | "reduction";
                /**
                 * @description Whether it did that, as of a step of a frequency.
                 * @enum {string|null}
                 */
                outcome: "met" | "missed" | null;
                /**
                 * @description Why no days of it could be compared: another change came too close, or too few days before or after it were steady. `null` of a step that was compared, or may yet be.
                 * @enum {string|null}
                 */
                uncompared: "otherChange" | "fewDays" | null;
                /** @description Days before it that were compared. */
                before: components["schemas"]["SettingDays"] | null;
                /** @description Days after it. */
                after: components["schemas"]["SettingDays"] | null;
            }[];
        };
        /** @description What a pumped well would do at a frequency. */
        WhatIf: {
            well: components["schemas"]["WellLabel"];
            /** @description The frequency that was asked about. Unit: Hz. */
            frequency: number;
            /**
             * @description Whether the well was solved at it; it would not flow; or nothing can be computed for want of `missing`.
             * @enum {string}
             */
            status: "solved" | "doesNotFlow" | "notComputed";
            /** @description What is missing for a model; empty unless `notComputed`, and where a pumped well was not computed yet. */
            missing: components["schemas"]["MissingInput"][];
            /**
             * Format: date
             * @description Newest production day that the model rests on.
             */
            newestDay: string | null;
            /** @description Limits of the drive, and where it stands; `null` without a model. */
            drive: {
                /** @description Lowest frequency of the drive. Unit: Hz. */
                minHz: number;
                /** @description Highest frequency of the drive. Unit: Hz. */
                maxHz: number;
                /** @description Frequency of the newest days. Unit: Hz. */
                presentHz: number;
            } | null;
            /** @description What the well makes at the present frequency: medians of its newest seven steady days at most. `change` is from here, and the middle of `state` is this and the middle of `change`. `null` unless `solved`. */
            now: {
                /** @description Liquid rate. Unit: Sm3/d. */
                liquid: number | null;
                /** @description Oil rate. Unit: Sm3/d. */
                oil: number | null;
                /** @description Power of the drive. Unit: kW. */
                power: number | null;
                /** @description Pressure at the pump's intake. Unit: bar. */
                intakePressure: number | null;
                /** @description Free gas at the intake. Unit: %. */
                freeGas: number | null;
                /** @description Motor current, of that of the nameplate. Unit: %. */
                load: number | null;
                /** @description Temperature of the motor. Unit: degC. */
                motorTemperature: number | null;
                /** @description The guard rails at the present frequency. */
                checks: components["schemas"]["FrequencyCheck"][];
            } | null;
            /** @description What the well would do; `null` unless `solved`. */
            state: {
                /** @description Liquid rate. Unit: Sm3/d. */
                liquid: components["schemas"]["PercentileBand"] | null;
                /** @description Oil rate. Unit: Sm3/d. */
                oil: components["schemas"]["PercentileBand"] | null;
                /** @description Power of the drive; `null` where it is unknown. Unit: kW. */
                power: components["schemas"]["PercentileBand"] | null;
                /** @description Pressure at the pump's intake. Unit: bar. */
                intakePressure: components["schemas"]["PercentileBand"] | null;
                /** @description Free gas at the intake, of the volume. Unit: %. */
                freeGas: components["schemas"]["PercentileBand"] | null;
                /** @description Motor current, of that of the nameplate; `null` where either is unknown. Unit: %. */
                load: components["schemas"]["PercentileBand"] | null;
                /** @description Temperature of the motor; `null` where it is not measured. Unit: degC. */
                motorTemperature: components["schemas"]["PercentileBand"] | null;
            } | null;
            /** @description Against the present frequency; `null` unless `solved`. */
            change: {
                /** @description Change of the liquid rate. Unit: Sm3/d. */
                liquid: components["schemas"]["PercentileBand"] | null;
                /** @description Change of the oil rate. Unit: Sm3/d. */
                oil: components["schemas"]["PercentileBand"] | null;
                /** @description Change of the energy; `null` where the power is unknown. Unit: kWh/d. */
                energy: components["schemas"]["PercentileBand"] | null;
            } | null;
            /** @description Change of the power; `null` where it is unknown. Unit: %. */
            powerPct: number | null;
            /** @description Guard rails of the step from the present frequency; empty unless `solved`. */
            checks: components["schemas"]["FrequencyCheck"][];
        };
        /**
         * @description Where in the chain the loss arose.
         * @enum {string}
         */
        DefermentChoke: "well" | "plant" | "export" | "market" | "external";
        /**
         * @description Whether the loss stood in the approved schedule.
         * @enum {string}
         */
        DeferredKind: "planned" | "unplanned";
        /** @description What adjustments of closed months brought to sums in which they count; below zero where they took something away. */
        AdjustedFigures: {
            /** @description Oil produced. Unit: Sm3. */
            oil: number;
            /** @description Gas produced. Unit: Sm3. */
            gas: number;
            /** @description Water produced. Unit: Sm3. */
            water: number;
            /** @description Water injected. Unit: Sm3. */
            injection: number;
            /** @description Deferred of the product that the sums are of. Unit: Sm3. */
            deferred: number;
        };
        /** @description What adjustments of closed months brought to sums in which they count. */
        AdjustedDeferral: {
            /** @description What could have been produced more, or less. Unit: Sm3. */
            potential: number;
            /** @description What was produced more, or less. Unit: Sm3. */
            actual: number;
            /** @description What was deferred more, or less. Unit: Sm3. */
            deferred: number;
        };
        /** @description A share of a loss. */
        DefermentReason: {
            /**
             * @description Code of the editable list of reasons.
             * @example lift-equipment-failure
             */
            reasonCode: string;
            /**
             * @description Name of the reason.
             * @example Lift-equipment failure
             */
            reasonText: string;
            choke: components["schemas"]["DefermentChoke"];
            kind: components["schemas"]["DeferredKind"];
            /** @description Volume lost to it; below zero where an adjustment of a closed month takes more. Unit: Sm3. */
            deferred: number;
            /** @description Well hours lost to it. Unit: h. */
            hours: number;
        };
        /** @description What an entity could have produced on a day, or in a window, and did. The fields from `choke` to `kind` describe the largest loss of the row and are `null` when there was none; a row per window has no event and no remark. */
        DeferredProduction: {
            /**
             * Format: date
             * @description Production day; of a row per window, the newest day that it sums up.
             */
            period: string;
            /**
             * Format: date
             * @description The oldest day that a row per window sums up. Absent in a row per day.
             */
            firstDay?: string;
            /** @description The days that a row per window sums up: those for which the entity has a potential. Absent in a row per day. Unit: days. */
            days?: number;
            /** @description What of a row per window is adjustments of months that were closed before. Absent where none counts in it, and in a row per day. */
            adjusted?: components["schemas"]["AdjustedDeferral"];
            entity: components["schemas"]["EntityLabel"];
            product: components["schemas"]["Product"];
            /** @description What it could have produced; below zero in a row per window of which adjustments take more than it has. Unit: Sm3. */
            potential: number;
            /** @description What all its wells produced, those without a potential too: potential less deferred, and what was above and without a potential, come to it. Unit: Sm3. */
            actual: number;
            /**
             * @description The part of `actual` by wells, and on days, without a potential: no efficiency has it. In rows per window such wells have a row with a potential of 0. Unit: Sm3.
             * @default 0
             */
            withoutPotential: number;
            /** @description Sum over wells of max(0, potential - actual). By the declining method a day within the well's own noise shows what the well can do: nothing of it is deferred. Unit: Sm3. */
            deferred: number;
            /** @description Sum over wells of max(0, actual - potential); cancels no loss. Unit: Sm3. */
            abovePotential: number;
            /** @description Deferred by planned work. Unit: Sm3. */
            planned: number;
            /** @description Deferred otherwise. Unit: Sm3. */
            unplanned: number;
            /**
             * @description The part of `unplanned` that no event and no downtime explains, but for what lies within the noise of its well: that has the reason `normal-variation`. Unit: Sm3.
             * @default 0
             */
            underperformance: number;
            /** @description Wells of the entity and selection with a row for the day, whatever the product; in a row per window, for its newest day. Unit: wells. */
            wellsReported: number;
            /** @description Those, and the wells that are still waited for: the newest row of each is one or two days older. Suspended and abandoned wells owe no report. While fewer have reported, the day's volumes lack the others. Unit: wells. */
            wellsExpected: number;
            /** @description Where in the chain the largest loss arose. */
            choke: components["schemas"]["DefermentChoke"] | null;
            /** @description Code of the editable list of reasons. */
            reasonCode: string | null;
            /** @description Name of the reason. */
            reasonText: string | null;
            /** @description ISO 14224 class of the equipment that failed. */
            equipmentClass: string | null;
            /** @description Event that caused it. */
            eventId: string | null;
            /**
             * Format: date-time
             * @description When the loss began.
             */
            start: string | null;
            /**
             * Format: date-time
             * @description When it ended; `null` also while it lasts.
             */
            end: string | null;
            /** @description Well hours lost. Unit: h. */
            hours: number | null;
            /** @description Whether the largest loss stood in the approved schedule. */
            kind: components["schemas"]["DeferredKind"] | null;
            /**
             * @description Where the potential comes from.
             * @enum {string}
             */
            estimationMethod: "wellTest" | "trailingMedian" | "declineCurve" | "model" | "manual";
            potentialMethod: components["schemas"]["PotentialMethod"];
            /**
             * @description Version of the rule that made the potential; of a sum, its oldest one.
             * @default
             */
            potentialVersion: string;
            /** @description Sum over wells of min(actual, potential), over the potential: what deferral left of it. Gains above the potential are not in it. `null` without a potential, and where adjustments bring the deferral below nothing or above it. Unit: %. */
            efficiencyPct: number | null;
            /** @description Remark. */
            comment: string | null;
            quality: components["schemas"]["Quality"];
            /** @description All of the loss by reason, largest first. A well's loss is booked once, overlaps are split by time. */
            reasons: components["schemas"]["DefermentReason"][];
        };
        /** @description What the wells that reported a production day made of one product, and what they made before. */
        DayVolume: {
            /** @description Sum over the wells that reported it; a well that was down all day counts with zero. `null` where none did. Unit: Sm3. */
            volume: number | null;
            /** @description Mean day of the same wells: sum of each well's mean over those of the seven days before that it reported. `null` where none reported one. Unit: Sm3. */
            meanBefore: number | null;
            /** @description Volume of the wells that the mean counts, which is what it compares with: a well without one of the seven days is in neither. `null` without a mean. Unit: Sm3. */
            ofMean: number | null;
            /** @description What the plan of the month gives the day, for the wells that reported the product and have a plan for it. `null` without a plan, which is not zero. Unit: Sm3. */
            plan: number | null;
            /** @description Volume of those wells, which is what the plan compares with; `null` without a plan. Unit: Sm3. */
            ofPlan: number | null;
        };
        /** @description How many of the wells that reported a production day a plan covers: of those that reported its first main product, for which the plan is. */
        PlanCoverage: {
            /** @description Wells with a plan of the product for the month, of their own or in that of their whole field. Unit: wells. */
            planned: number;
            /** @description Wells without one; they are in no comparison with the plan. Unit: wells. */
            unplanned: number;
        };
        /**
         * @description The state of a well on the newest day of its field, see `WellStates`; the first that holds.
         * @enum {string}
         */
        WellState: "up" | "down" | "silent" | "injecting" | "suspended" | "abandoned" | "unreported";
        /** @description How many of the selected wells were in which state on a production day. */
        WellStates: {
            /** @description Wells with hours on stream or a volume, whichever is reported. Unit: wells. */
            up: number;
            /** @description Wells that reported neither hours nor a volume above zero. Unit: wells. */
            down: number;
            /** @description Wells whose report is late: suspended and abandoned wells, and wells whose record has not begun or ended more than 90 days before, owe none. While a report is due, the state is that of the day before. Unit: wells. */
            silent: number;
            /** @description Wells that injected water. Unit: wells. */
            injecting: number;
            /** @description Wells that are suspended by their record, whatever they report. Unit: wells. */
            suspended: number;
            /** @description Wells that are abandoned by their record. Unit: wells. */
            abandoned: number;
            /** @description Wells that owe no report and have none: their record has not begun, or ended more than 90 days before. Unit: wells. */
            unreported: number;
        };
        /** @description How many of `open` are known to lose nothing on their newest day: what they lost is back, not yet for as long as it takes to be over, or never was a loss. Unit: events. */
        LosslessEvents: number;
        /** @description Exceptions that are neither over, nor expected, nor dismissed, of wells that have reported within the last two days; with `to`, those that had begun by then. */
        OpenExceptions: {
            standing: components["schemas"]["StandingLosses"];
            /** @description The open event of each product that loses most of it, the one with most oil equivalent first; none of a product of which nothing is known to be lost. */
            largest: components["schemas"]["LargestLoss"][];
            unanswered?: components["schemas"]["UnansweredLosses"];
            /** @description How many events there are: findings of one well that begin within three days of each other are one, whichever rules found them. */
            open: number;
            lossless: components["schemas"]["LosslessEvents"];
            /** @description What the open events lose per day: oil that their wells produced below what was expected of them when the events began, each well once; a gain of one hides no loss of another. `null` where exceptions of oil wells are open and of none of these is known what it loses. Unit: Sm3/d. */
            oilAtRisk: number | null;
            /** @description The same of gas, of the wells that are for gas; no part of `oilAtRisk`. Unit: Sm3/d. */
            gasAtRisk: number | null;
        };
        /** @description The open exception that loses most, and what is known of why. */
        LargestLoss: {
            /**
             * @description That of the exception.
             * @example hpd-77
             */
            id: string;
            well: components["schemas"]["WellLabel"];
            kind: components["schemas"]["ExceptionKind"];
            /**
             * @description What its well is for; `lossPerDay` is of it.
             * @enum {string}
             */
            product: "oil" | "gas";
            /** @description As `WellException.lossPerDay` of the same event. Unit: Sm3/d. */
            lossPerDay: number;
            /**
             * @description Likeliest cause; `null` of what is no drop and no downtime.
             * @enum {string|null}
             */
            cause: "downtime" | "choke" | "frequency" | "watering" | "gas" | "decline" | "measurement" | "unknown" | null;
            /** @description As `WellException.causeEvent` of the same event. */
            causeEvent: components["schemas"]["WellEvent"] | null;
        };
        /** @description Losses of rate that last though no user has accepted the level: they are not open, and go on beside the level that their wells have since. */
        StandingLosses: {
            /** @description Wells that have one. */
            wells: number;
            /** @description What those of oil wells lose per day; no part of what the open events lose. Unit: Sm3/d. */
            oil: number;
            /** @description What those of gas wells lose per day. Unit: Sm3/d. */
            gas: number;
        };
        /** @description How far the reports of a field have come. */
        FieldDay: {
            field: components["schemas"]["EntityLabel"];
            /**
             * Format: date
             * @description Newest day of the field; `null` where it lies before the window, or where the field has not reported for 90 days.
             */
            day: string | null;
            /**
             * Format: date
             * @description Last production day of the window that is over on the field's clock.
             */
            endedDay: string;
            /**
             * @description Of the newest day: reports are missing and not late yet; every selected well that owes a report has one; reports are late.
             * @enum {string}
             */
            status: "due" | "complete" | "late";
            /**
             * Format: date-time
             * @description When the reports of `endedDay` are due.
             */
            dueAt: string;
            /** @description Selected wells that owe a report of the newest day. Unit: wells. */
            owed: number;
            /** @description Those of them that have reported it. Unit: wells. */
            reported: number;
            /** @description Last known oil of a day of the wells for oil that have not, which is in no sum; `null` where none is known. Unit: Sm3. */
            missingOil: number | null;
            /** @description Likewise the gas of the wells for gas. Unit: Sm3. */
            missingGas: number | null;
        };
        /** @description What the selected producing wells that have ever reported are for, each once, oil first; empty where there are none. Without `oil`, a figure of oil says nothing of them. */
        MainProducts: ("oil" | "gas")[];
        /** @description The newest production day of each field of a selection, summed. What is `null` is not known; nothing unknown is zero. */
        ProductionDay: {
            /**
             * Format: date
             * @description The newest day of most wells, the newer of two with as many; `null` where no field has one in the window.
             */
            day: string | null;
            /** @description Each selected field, the one with most wells that owe a report first. */
            fields: components["schemas"]["FieldDay"][];
            /** @description Oil produced. */
            oil: components["schemas"]["DayVolume"];
            /** @description Gas produced. */
            gas: components["schemas"]["DayVolume"];
            /** @description Water produced. */
            water: components["schemas"]["DayVolume"];
            /** @description Water injected. */
            injection: components["schemas"]["DayVolume"];
            /** @description What the wells whose potential is known, and that reported the day, could have produced; `null` without such a well. Unit: Sm3. */
            oilPotential: number | null;
            potentialMethod: components["schemas"]["PotentialMethod"];
            /** @description Sum over those wells of min(oil, potential), over their potential; gains above it are not in it. `null` without a potential. Unit: %. */
            efficiencyPct: number | null;
            mainProducts: components["schemas"]["MainProducts"];
            /** @description The potential of the wells that are for gas, of gas; `null` without such a well. Unit: Sm3. */
            gasPotential: number | null;
            /** @description The efficiency of these wells, of gas; `null` without a potential. Unit: %. */
            gasEfficiencyPct: number | null;
            /** @description Gas below the potential of the day of all wells that have one of gas, those for oil among them: what deferred production has of the day. `OpenExceptions.gasAtRisk` is of gas wells alone. `null` without such a potential. Unit: Sm3. */
            gasDeferred?: number | null;
            /** @description From what the wells could have produced on the day to what they did, of each product that has a potential, oil first. Absent while no rule has been applied. */
            losses?: components["schemas"]["DayLosses"][];
            /** @description Unplanned stops of the operations log that last at present and that no exception has yet, newest first; empty of a window of the past. The states of wells are of the reported day and know nothing of them. */
            stops: components["schemas"]["RecentStop"][];
            /** @description States of the wells on the day; `null` without a day. */
            wells: components["schemas"]["WellStates"] | null;
            /** @description Which wells the plan of the month covers; `null` where there is no plan. */
            plan: components["schemas"]["PlanCoverage"] | null;
            /** @description Exceptions that are open; `null` while no rule has been applied, and where no well has reported in the 90 days before the end of the window, which is not the same as none. */
            exceptions: components["schemas"]["OpenExceptions"] | null;
        };
        /** @description What lies between the potential of the day and what was produced: `potential` − `withException` − `withoutException` + `abovePotential` + `otherVolume` = `volume`. Standing losses are in none of it: they are in no potential. What open exceptions lose now (`OpenExceptions.oilAtRisk`) is measured otherwise, against what was expected when each began. */
        DayLosses: {
            /**
             * @description What the volumes are of; gas is that of gas wells alone.
             * @enum {string}
             */
            product: "oil" | "gas";
            /** @description As `oilPotential`, or `gasPotential`, of the same answer. Unit: Sm3. */
            potential: number;
            /** @description What wells with an open exception made below their potential. Unit: Sm3. */
            withException: number;
            /** @description Wells that this is of. Unit: wells. */
            withExceptionWells: number;
            /** @description What the other wells made below theirs. Unit: Sm3. */
            withoutException: number;
            /** @description Wells that this is of. Unit: wells. */
            withoutExceptionWells: number;
            /** @description What wells made above their potential; it makes up for no loss of others. Unit: Sm3. */
            abovePotential: number;
            /** @description What wells made whose potential is not known. Unit: Sm3. */
            otherVolume: number;
            /** @description What all of them made; of oil `ProductionDay.oil.volume`. Unit: Sm3. */
            volume: number;
        };
        /** @description The open exception of a well that loses most; of equal ones the newest. */
        DayWellException: {
            /**
             * @description That of the exception.
             * @example hpd-77
             */
            id: string;
            kind: components["schemas"]["ExceptionKind"];
        };
        /** @description A well on the newest production day of its selection. */
        ProductionDayWell: {
            well: components["schemas"]["WellLabel"];
            state: components["schemas"]["WellState"];
            /**
             * @description The main product of the well.
             * @enum {string}
             */
            product: "oil" | "gas";
            /**
             * Format: date
             * @description Newest day of its field.
             */
            day: string;
            /**
             * Format: date
             * @description Newest production day of the well with a row; `null` without one.
             */
            lastDay: string | null;
            /**
             * @description Of its row of the day; `null` without one.
             * @enum {string|null}
             */
            quality: "measured" | "allocated" | "estimated" | "stale" | "suspect" | null;
            /** @description Oil of the day; `null` where it was not reported. Unit: Sm3. */
            oil: number | null;
            /** @description Mean of the seven days before. Unit: Sm3/d. */
            oilBefore: number | null;
            /** @description What the well could have produced; `null` while it is not known. Unit: Sm3. */
            oilPotential: number | null;
            /** @description Gas of the day; `null` where it was not reported. Unit: Sm3. */
            gas: number | null;
            /** @description Mean of the seven days before. Unit: Sm3/d. */
            gasBefore: number | null;
            /** @description Of a well for gas, what it could have produced; `null` while it is not known, and of a well for oil. Unit: Sm3. */
            gasPotential: number | null;
            /** @description Its open exception that loses most; `null` without one. */
            exception?: components["schemas"]["DayWellException"] | null;
            /** @description Open events, see `OpenExceptions`. */
            exceptions: number;
            /** @description What they lose of what the well is for, against what was expected when they began: not what it lacks of the potential of the day, which is of another rule. `null` without any, and where it is not known. Unit: Sm3/d. */
            lossPerDay: number | null;
        };
        /** @description What wells made in a period. What is `null` was on no day reported; nothing unknown is zero. Corrections below zero are part of the sums, and so are adjustments of closed months: more than the month itself had, they leave less than nothing. */
        ProductionFigures: {
            /** @description Wells with a report in the period. Unit: wells. */
            wells: number;
            /** @description Reported days of all these wells. Unit: d. */
            wellDays: number;
            /** @description Those of them without hours on stream; they are not part of the uptime. Unit: d. */
            daysWithoutHours: number;
            /** @description Those of them that contradict themselves. Unit: d. */
            suspectDays: number;
            /** @description Oil produced. Unit: Sm3. */
            oil: number | null;
            /** @description Gas produced. Unit: Sm3. */
            gas: number | null;
            /** @description Water produced. Unit: Sm3. */
            water: number | null;
            /** @description Water injected. Unit: Sm3. */
            injection: number | null;
            /** @description Water in the liquid, of the days on which oil and water were reported. `null` also where corrections or adjustments of other months leave less than nothing of either. Unit: %. */
            waterCutPct: number | null;
            /**
             * @description How much of the liquid was made on the days that the water cut is of; below 100 it is not the ratio of the sums beside it. Unit: %.
             * @example 100
             */
            waterCutLiquidPct?: number | null;
            /** @description Gas for each unit of oil, of the days on which both were reported. `null` as the water cut is. Unit: Sm3/Sm3. */
            gor: number | null;
            /**
             * @description How much of the oil was made on the days that the gas-oil ratio is of; below 100 it is not the ratio of the sums beside it. Unit: %.
             * @example 80.5
             */
            gorOilPct?: number | null;
            /**
             * @description How much of the gas was made on the days that the gas-oil ratio is of. Unit: %.
             * @example 26
             */
            gorGasPct?: number | null;
            /** @description Hours on stream. Unit: h. */
            hours: number | null;
            /** @description Hours that the days with reported hours had, 23 or 25 where the clock was changed, without the days on which a well stood still because it was suspended or abandoned. Unit: h. */
            calendarHours: number | null;
            /** @description Hours on stream in the calendar hours; above 100 where rows, or adjustments of closed months, say more hours than the days had. `null` without such days. Unit: %. */
            uptimePct: number | null;
            /** @description What the wells with a known potential of the product could have made. Unit: Sm3. */
            potential: number | null;
            /** @description What they made less than that, day by day. Unit: Sm3. */
            deferred: number | null;
            /** @description What they made more than that, day by day; never set off against losses. Unit: Sm3. */
            abovePotential: number | null;
            /** @description What the losses leave of the potential; gains are not in it. `null` also where adjustments of other months bring the losses below nothing or above the potential. Unit: %. */
            efficiencyPct: number | null;
        };
        /** @description What a row sums up. */
        StatisticsEntity: {
            /**
             * @description Kind of entity.
             * @enum {string}
             */
            level: "businessUnit" | "area" | "field" | "well" | "method" | "manufacturer";
            /** @description `null` for wells without a maker. */
            id: string | null;
            /** @description Name to show; `null` for methods and wells without a maker. */
            name: string | null;
            /** @description Name of the field of a well, of the area of a field, of the business unit of an area. */
            place: string | null;
        };
        /** @description An entity in a window, and in the one that it is compared with. */
        StatisticsRow: {
            entity: components["schemas"]["StatisticsEntity"];
            /** @description Of the window; `null` without a report. */
            figures: components["schemas"]["ProductionFigures"] | null;
            /** @description Of the window that it is compared with; `null` without a report. */
            before: components["schemas"]["ProductionFigures"] | null;
            /**
             * @description What its wells are for: gas where that is so of all that produce, else oil. Absent in reports that were kept without it.
             * @enum {string}
             */
            mainProduct?: "oil" | "gas";
            /** @description Efficiency of its main product in the window; `null` without a potential. Absent as `mainProduct` is. Unit: %. */
            mainEfficiencyPct?: number | null;
            /** @description What of `figures` is adjustments of months that were closed before. Absent where none counts in the window. */
            adjusted?: components["schemas"]["AdjustedFigures"];
            /** @description What its wells owe of the window, no part of `figures`; rows add up to that of all. Absent where they owe nothing. */
            estimated?: components["schemas"]["MissingDays"];
            /** @description What standing losses of the product lacked on the days of the window, no part of `figures`. Absent where none did. Unit: Sm3. */
            standing?: number;
        };
        /** @description What standing losses of a product lacked on the days of a window: losses of rate that last though no user has accepted the level. They are in no potential, and so in no deferred volume and no efficiency. As they are known now, also of a closed month. */
        StandingOfWindow: {
            /** @description Wells with one on a day of the window. Unit: wells. */
            wells: number;
            /** @description What they lacked on these days. Unit: Sm3. */
            volume: number;
            /** @description Wells with one on the window's last day, of each field its newest one until then. Unit: wells. */
            wellsNow: number;
            /** @description What those lack per day. Of a window to the newest day it is what `OpenExceptions.standing` has of oil. Unit: Sm3/d. */
            rate: number;
            /** @description Of gas: oil wells with a standing loss of which no gas is computed, because their gas-oil ratio did not hold through the drop or is not known. The gas of the others is that which comes with their oil. Absent of other products, and in reports that were kept without it. Unit: wells. */
            notComputed?: number;
        };
        /** @description A well with a standing loss on days of a window. */
        StandingWell: {
            well: components["schemas"]["WellLabel"];
            /**
             * @description Main product of the well, which the loss is of.
             * @enum {string}
             */
            product: "oil" | "gas";
            /**
             * Format: date
             * @description Day from which it is standing.
             */
            since: string;
            /** @description Days of the window on which it was. Unit: d. */
            days: number;
            /** @description What it lacked on these days. Unit: Sm3. */
            volume: number;
            /** @description What it lacks per day at the end of the window; `null` of one that was over by then. Unit: Sm3/d. */
            rate: number | null;
            /** @description Gas that an oil well lacks with each unit of its oil: its ratio of the newest 30 days, where it is within 15 % of the one before the drop. `null` where it did not hold or is not known, and of gas wells. Absent in reports that were kept without it. Unit: Sm3/Sm3. */
            gasOilRatio?: number | null;
        };
        /** @description Days of a window that wells owe and have not reported, with an estimate of what they made on them: of each well by its mean of the days that it reported in the month of the day, or in the month before where it reported none in it. A day has the same estimate in every window. It is in no sum and no stored value; changes are of sums and it. The report of a day takes its place as soon as it is there. */
        MissingDays: {
            /** @description Wells that owe a day. Unit: wells. */
            wells: number;
            /** @description Days that they owe. Unit: d. */
            wellDays: number;
            /** @description Those of them without an estimate, because the well reported in neither month. Unit: d. */
            unknownDays: number;
            /** @description Oil estimated; `null` where nothing is known of it. Unit: Sm3. */
            oil: number | null;
            /** @description Gas estimated. Unit: Sm3. */
            gas: number | null;
            /** @description Water estimated. Unit: Sm3. */
            water: number | null;
            /** @description Injection estimated. Unit: Sm3. */
            injection: number | null;
        };
        /** @description Volumes of a window per calendar day: of each field by its own days of the window, summed. Windows of unlike lengths are compared by these. `null` where nothing was reported. */
        DailyRates: {
            /** @description Oil. Unit: Sm3/d. */
            oil: number | null;
            /** @description Gas. Unit: Sm3/d. */
            gas: number | null;
            /** @description Water produced. Unit: Sm3/d. */
            water: number | null;
            /** @description Water injected. Unit: Sm3/d. */
            injection: number | null;
        };
        /** @description Production days, both inclusive. */
        StatisticsWindow: {
            /**
             * Format: date
             * @description First production day.
             */
            from: string;
            /**
             * Format: date
             * @description Last production day.
             */
            to: string;
        };
        /** @description The mean oil of two windows and what it changed by, per calendar day: the logarithmic mean by well (LMDI-I), summed. The parts add up to the change. */
        ChangeSplit: {
            /** @description Mean oil of the window that is compared with. Unit: Sm3/d. */
            before: number;
            /** @description Mean oil of the window. Unit: Sm3/d. */
            after: number;
            /** @description Of wells that made oil in one of the two only. Unit: Sm3/d. */
            wells: number;
            /** @description Of hours on stream. Unit: Sm3/d. */
            uptime: number;
            /** @description Of liquid for each hour on stream. Unit: Sm3/d. */
            rate: number;
            /** @description Of the share of oil in the liquid; 0 of gas. Unit: Sm3/d. */
            waterCut: number;
            /** @description Of wells that made oil in both, but reported water in one only, no hours, or volumes below zero. Unit: Sm3/d. */
            notSplit: number;
        };
        /** @description A volume by fields and by wells; where they differ, one of the sums is wrong. */
        ReconciledVolume: {
            /** @description Sum of what is kept of each field and day. Unit: Sm3. */
            fields: number;
            /** @description Sum of what is kept of each well and month or day. Unit: Sm3. */
            wells: number;
        };
        /** @description The totals of fields against the sums of their wells. */
        Reconciliation: {
            oil: components["schemas"]["ReconciledVolume"];
            gas: components["schemas"]["ReconciledVolume"];
            water: components["schemas"]["ReconciledVolume"];
            injection: components["schemas"]["ReconciledVolume"];
        };
        /** @description What the selected wells made in a window. */
        ProductionStatistics: {
            /** @description The window, to the newest day with a report. */
            window: components["schemas"]["StatisticsWindow"];
            /** @description The window that it is compared with. */
            before: components["schemas"]["StatisticsWindow"];
            /**
             * Format: date
             * @description Newest day of the selection that is over and has a report; `null` without one.
             */
            newestDay: string | null;
            /**
             * @description What a row sums up.
             * @enum {string}
             */
            level: "businessUnit" | "area" | "field" | "well" | "method" | "manufacturer";
            product: components["schemas"]["Product"];
            potentialMethod: components["schemas"]["PotentialMethod"];
            /** @description All selected wells with a report in the window; `null` without one. */
            total: components["schemas"]["ProductionFigures"] | null;
            /** @description Likewise of all days of the window that it is compared with. */
            totalBefore: components["schemas"]["ProductionFigures"] | null;
            /** @description Likewise of as many days of that window for each field as the field has reported of the window itself: what its change in percent is of. Absent where every field has reported the window's last day, so that `totalBefore` is that. */
            totalBeforeLikeForLike?: components["schemas"]["ProductionFigures"] | null;
            /** @description Of `total`. Absent without a report. */
            rates?: components["schemas"]["DailyRates"];
            /** @description Of `totalBeforeLikeForLike`, else `totalBefore`. Absent without a report. */
            ratesBefore?: components["schemas"]["DailyRates"];
            /** @description Of the window, in no figure beside. Absent where no day is missing. */
            estimated?: components["schemas"]["MissingDays"];
            /** @description Of the days that `ratesBefore` is of. Absent where none of them is missing. */
            estimatedBefore?: components["schemas"]["MissingDays"];
            /** @description `rates` with what is estimated of missing days: what changes are of, so that a late report makes no fall. Absent as `rates` is. */
            filledRates?: components["schemas"]["DailyRates"];
            /** @description Likewise of `ratesBefore`. */
            filledRatesBefore?: components["schemas"]["DailyRates"];
            /** @description Standing losses of the product, which are in no figure beside. */
            standing?: components["schemas"]["StandingOfWindow"];
            /** @description A page of the entities with a report in either window, the largest volume of the product first. */
            rows: components["schemas"]["StatisticsRow"][];
            /** @description The wells with the largest volumes of the product, largest first. */
            largest: components["schemas"]["StatisticsRow"][];
            /** @description Those with the smallest volumes above zero, smallest first. */
            smallest: components["schemas"]["StatisticsRow"][];
            /** @description How the water cuts of the wells spread, by entity of the level, or by field where that is the well. */
            waterCuts: components["schemas"]["WaterCutSpread"][];
            /** @description What the change of oil, or of gas where that is the product, consists of, with what is estimated of missing days; `null` where one of the windows has no report. */
            change: components["schemas"]["ChangeSplit"] | null;
            /** @description `null` where the selection holds parts of fields, or nothing was reported. */
            reconciliation: components["schemas"]["Reconciliation"] | null;
        };
        /** @description A period, and the same one a year before. */
        CoursePeriod: {
            /**
             * Format: date
             * @description First day of the period that lies in the window.
             */
            from: string;
            /**
             * Format: date
             * @description Last day of the period that lies in the window.
             */
            to: string;
            /** @description Of the period; `null` without a report. */
            figures: components["schemas"]["ProductionFigures"] | null;
            /** @description Of the same dates a year before; `null` without a report. */
            lastYear: components["schemas"]["ProductionFigures"] | null;
        };
        /** @description What the selected wells made by period. */
        ProductionCourse: {
            /**
             * @description How long a period is.
             * @enum {string}
             */
            unit: "day" | "month" | "quarter" | "year";
            /** @description The window, to the newest day with a report. */
            window: components["schemas"]["StatisticsWindow"];
            /**
             * Format: date
             * @description Newest day of the selection that is over and has a report; `null` without one.
             */
            newestDay: string | null;
            product: components["schemas"]["Product"];
            potentialMethod: components["schemas"]["PotentialMethod"];
            /** @description Oldest first. */
            periods: components["schemas"]["CoursePeriod"][];
        };
        /** @description A well whose water cut lies far from those of the others. */
        WaterCutOutlier: {
            well: components["schemas"]["StatisticsEntity"];
            /** @description Its water cut in the window. Unit: %. */
            value: number;
        };
        /** @description The box plot of the water cuts of an entity's wells, each of its sums in the window. Wells without liquid are not in it. */
        WaterCutSpread: {
            entity: components["schemas"]["StatisticsEntity"];
            /** @description Wells with a water cut. Unit: wells. */
            wells: number;
            /** @description The least one within 1.5 times the height of the box below it. Unit: %. */
            low: number;
            /** @description A quarter of the wells lies below. Unit: %. */
            lowerQuartile: number;
            /** @description Half of the wells lies below. Unit: %. */
            median: number;
            /** @description Three quarters of the wells lie below. Unit: %. */
            upperQuartile: number;
            /** @description The greatest one within 1.5 times the height of the box above it. Unit: %. */
            high: number;
            /** @description The wells beyond `low` and `high`. */
            outliers: components["schemas"]["WaterCutOutlier"][];
        };
        /** @description What was reported of a month of a well as a whole, beside the sum of its days. */
        ReportedMonth: {
            well: components["schemas"]["WellLabel"];
            /**
             * Format: date
             * @description First day of the month.
             */
            month: string;
            /** @description Days of the month. Unit: d. */
            days: number;
            /** @description Those of them of which the well has a daily report. Unit: d. */
            reportedDays: number;
            /**
             * @description `days` where at least nine tenths of the days are reported, else `month`. What the month does not say then is the sum of its days.
             * @enum {string}
             */
            countsBy: "days" | "month";
            /** @description Days on stream; `null` where they were not reported. Unit: d. */
            daysOn: number | null;
            /** @description Oil as reported of the month. Unit: Sm3. */
            oil: number | null;
            /** @description Gas likewise. Unit: Sm3. */
            gas: number | null;
            /** @description Water likewise. Unit: Sm3. */
            water: number | null;
            /** @description Injected water likewise. Unit: Sm3. */
            injection: number | null;
            /** @description Oil of the reported days together; `null` without one. Unit: Sm3. */
            oilOfDays: number | null;
            /** @description Gas likewise. Unit: Sm3. */
            gasOfDays: number | null;
            /** @description Water likewise. Unit: Sm3. */
            waterOfDays: number | null;
            /** @description Injected water likewise. Unit: Sm3. */
            injectionOfDays: number | null;
            /** @description By how much the days are above (below, where it is negative) the month, of the volume that differs most; 100 of a month that reports none. `null` where the month counts as a whole or nothing was reported both ways. Unit: %. */
            differencePct: number | null;
        };
        /** @description Whole months that were reported, with how many there are of each kind. */
        ReportedMonths: {
            /** @description The window whose whole months these are. */
            window: components["schemas"]["StatisticsWindow"];
            /** @description Months of wells that were reported as a whole. Unit: months. */
            wellMonths: number;
            /** @description Those of them that count by that. Unit: months. */
            byMonth: number;
            /** @description Those of the others whose days differ from it by more than 1 %. Unit: months. */
            different: number;
            /** @description Wells that the months are of. Unit: wells. */
            wells: number;
            /** @description The months of the page. */
            rows: components["schemas"]["ReportedMonth"][];
        };
        /** @description Plan and production of a month, by its days in the window. */
        PlanMonth: {
            /**
             * Format: date
             * @description First day of the month.
             */
            month: string;
            /** @description Wells with a plan. Unit: wells. */
            wells: number;
            /** @description Those of them without a report of the product in these days; their plan counts. Unit: wells. */
            unreported: number;
            /** @description What was planned. Unit: Sm3. */
            plan: number;
            /** @description What the planned wells made; `null` without a report. Unit: Sm3. */
            actual: number | null;
            /** @description Days that the planned wells owe and have not reported. Absent, as the two estimates, in reports that were kept without them. Unit: d. */
            missingDays?: number;
            /** @description What they are estimated to have made on them, see `MissingDays`, no part of `actual`; `null` where nothing is known of it. Unit: Sm3. */
            estimated?: number | null;
            /** @description That since the first day of the window, no part of `cumulativeActual`. Unit: Sm3. */
            cumulativeEstimated?: number;
            /** @description The plan since the first day of the window. Unit: Sm3. */
            cumulativePlan: number;
            /** @description What was made since then. Unit: Sm3. */
            cumulativeActual: number;
        };
        /** @description What the selected wells made beside their plan. */
        PlanCourse: {
            /** @description The window, to the newest day with a report. */
            window: components["schemas"]["StatisticsWindow"];
            /**
             * Format: date
             * @description Newest day of the selection that is over and has a report; `null` without one.
             */
            newestDay: string | null;
            product: components["schemas"]["Product"];
            /** @description Oldest first; none without a plan. */
            months: components["schemas"]["PlanMonth"][];
        };
        /** @description What a survival curve falls to at the length of a run that failed. */
        SurvivalStep: {
            /** @description Length of the run. Unit: d. */
            days: number;
            /** @description Runs that had lasted so long. Unit: runs. */
            atRisk: number;
            /** @description Those of them that failed then. Unit: runs. */
            failures: number;
            /** @description Share of runs that last longer. A pure ratio. */
            share: number;
            /** @description Lower bound of the share at 95 %, by Greenwood on the log-log scale; `null` where it is not known. A pure ratio. */
            low: number | null;
            /** @description Upper bound of the share at 95 %. A pure ratio. */
            high: number | null;
        };
        /** @description The survival of a group of runs. */
        SurvivalGroup: {
            /** @description The maker, or what failed; `null` for all runs, and for failures that say no reason. */
            id: string | null;
            /** @description Name to show. */
            name: string | null;
            /** @description Runs in the curve. Unit: runs. */
            runs: number;
            /** @description Those of them that failed. Unit: runs. */
            failures: number;
            /** @description Length that half of the runs reach; `null` while more than half last. Unit: d. */
            medianDays: number | null;
            /** @description Length of the longest run, to which the curve goes. Unit: d. */
            maxDays: number;
            /** @description Runs that lasted at least 0, 100, 200 … days, up to the longest one. */
            atRisk: number[];
            /** @description The shortest first; the share is 1 before the first one. */
            steps: components["schemas"]["SurvivalStep"][];
        };
        /** @description How long pumps last. */
        PumpSurvival: {
            /**
             * Format: date
             * @description Day at whose end the runs are seen.
             */
            until: string;
            /**
             * @description What a group is.
             * @enum {string}
             */
            by: "manufacturer" | "reason";
            /** @description All runs of the selection. */
            total: components["schemas"]["SurvivalGroup"];
            /** @description The most failures first. */
            groups: components["schemas"]["SurvivalGroup"][];
        };
        /** @description What a product lost in a month against the potential of its wells; gains are set off against no loss. */
        ReportedDeferral: {
            product: components["schemas"]["Product"];
            /** @description Potential of the reported days; `null` without one. Unit: Sm3. */
            potential: number | null;
            /** @description What was below it. Unit: Sm3. */
            deferred: number | null;
            /** @description What was above it. Unit: Sm3. */
            abovePotential: number | null;
            /** @description What was not lost of the potential. Unit: %. */
            efficiencyPct: number | null;
            /** @description What was lost by cause and kind, the most first; together they are what was below the potential. */
            losses: components["schemas"]["DefermentReason"][];
            /** @description Standing losses, which are in no figure beside. Absent in reports that were kept without it. */
            standing?: components["schemas"]["StandingOfWindow"];
        };
        /** @description Emissions, energy and water of a field in a month, within the operated boundary. */
        ReportedEmissions: {
            field: components["schemas"]["EntityLabel"];
            /** @description Days with emissions and production; the sums are of them. Unit: d. */
            days: number;
            /** @description Those of them whose emissions were not measured. Unit: d. */
            estimatedDays: number;
            /** @description Oil and gas produced. Unit: boe. */
            productionBoe: number;
            /** @description Greenhouse gases as CO2 equivalent. Unit: kg. */
            co2e: number;
            /** @description Gas flared. Unit: Sm3. */
            flaredGas: number;
            /** @description Gas vented. Unit: Sm3. */
            ventedGas: number;
            /** @description Methane emitted. Unit: kg. */
            methane: number;
            /** @description Energy used. Unit: kWh. */
            energy: number;
            /** @description Water produced. Unit: Sm3. */
            producedWater: number;
            /** @description Water injected again; `null` where that is not reported. Unit: Sm3. */
            reinjectedWater: number | null;
            /** @description Sources of the emission factors. */
            factorSets: string[];
        };
        /** @description What changed rows of a month after it was over. Volumes of days are known for as long as what an import found is kept; where they are not known, its rows are counted. */
        ReportedChange: {
            /**
             * @description `import` of rows of the month; `recode` of losses on its days, by one user; `undo` of an import of production, of which it is not known whether it had rows of the month.
             * @enum {string}
             */
            reason: "import" | "recode" | "undo";
            /**
             * Format: date-time
             * @description When; of recodes the last time.
             */
            at: string;
            /** @description Number of the import; `null` of recodes. */
            runId: number | null;
            /** @description Its first file; `null` without one. */
            file: string | null;
            /** @description Who did it; `null` where no user is known. */
            by: string | null;
            /** @description Whose rows; `null` of an undo. */
            field: components["schemas"]["EntityLabel"] | null;
            /** @description Rows of the month that it wrote or removed, or well days that were recoded; `null` of an undo. A pure ratio. */
            rows: number | null;
            /** @description Those of them that were not there before; `null` where that is not known. A pure ratio. */
            added: number | null;
            /** @description Oil of its rows of days after it less that before it; `null` where that is not known. Unit: Sm3. */
            oil: number | null;
            /** @description Gas likewise. Unit: Sm3. */
            gas: number | null;
        };
        /** @description Where gas and water of a field went in a month, as far as that is reported. Flared, vented and marketed gas are of the days of which the marketed gas is known: those that the methane intensity is of. */
        ReportedBalance: {
            field: components["schemas"]["EntityLabel"];
            /** @description Gas produced in the month. Unit: Sm3. */
            producedGas: number | null;
            /** @description Days of which the marketed gas is known. Unit: d. */
            gasDays: number;
            /** @description Flared on them; `null` without any. Unit: Sm3. */
            flaredGas: number | null;
            /** @description Vented on them. Unit: Sm3. */
            ventedGas: number | null;
            /** @description Marketed on them; what the methane intensity divides by. Unit: Sm3. */
            marketedGas: number | null;
            /** @description What is left of the gas produced on them: fuel, other use of its own and what does not match. Below 0, more is reported to have gone than was produced. Unit: Sm3. */
            otherGas: number | null;
            /** @description Rest of `producedGas`, of which no marketed gas is reported. Unit: Sm3. */
            unbalancedGas: number | null;
            /** @description Water produced in the month. Unit: Sm3. */
            producedWater: number | null;
            /** @description Of it injected again; `null` where that is not reported. Unit: Sm3. */
            reinjectedWater: number | null;
            /** @description Rest of it; no data say where it went. Unit: Sm3. */
            unreportedWater: number | null;
            /** @description Water that its wells injected, of any source. Unit: Sm3. */
            injectedWater: number | null;
        };
        /** @description A pump that was pulled in a month. */
        PulledPump: {
            well: components["schemas"]["WellLabel"];
            /** @description Name of its maker. */
            manufacturer: string;
            /** @description What it is. */
            pumpModel: string;
            /**
             * Format: date
             * @description Production day on which it was installed.
             */
            installedOn: string;
            /**
             * Format: date
             * @description Last day on which its well ran; `null` where it ran on none.
             */
            stoppedOn: string | null;
            /**
             * Format: date
             * @description Production day on which it was pulled.
             */
            pulledOn: string;
            /** @description How long it ran. Unit: d. */
            days: number;
            /** @description Whether a failure ended its run. */
            failed: boolean;
            /** @description Why it was pulled. */
            pullReason: string | null;
        };
        /** @description Days of a month that a well owes and has not reported. */
        MissingReports: {
            well: components["schemas"]["WellLabel"];
            /** @description How many. Unit: d. */
            days: number;
            /**
             * Format: date
             * @description The first one.
             */
            from: string;
            /**
             * Format: date
             * @description The last one.
             */
            to: string;
            /** @description An estimate of what they made, see `MissingDays`. In no sum. `null` where the well reported in neither month. Absent, as the next one, in reports that were kept without it. Unit: Sm3. */
            estimatedOil?: number | null;
            /** @description Likewise of gas. Unit: Sm3. */
            estimatedGas?: number | null;
        };
        /** @description An exception of a month that no user has answered. */
        UnansweredException: {
            well: components["schemas"]["WellLabel"];
            /**
             * @description Main product of its well, which the loss is of. Absent in reports that were kept without it.
             * @enum {string}
             */
            product?: "oil" | "gas";
            kind: components["schemas"]["ExceptionKind"];
            /**
             * Format: date
             * @description Its first day.
             */
            since: string;
            /**
             * Format: date
             * @description Its last day; `null` where it went on at the end of the month.
             */
            endedOn: string | null;
            /**
             * Format: date
             * @description Its last day after the month, as it was known when the report was made; `null` where it ended by the end of the month, or had not ended then. Absent in reports that were kept without it.
             */
            endedSince?: string | null;
            severity: components["schemas"]["Severity"];
            /** @description What of its product it had cost by the end of the month; `null` where that is not known. Unit: Sm3. */
            lossSoFar: number | null;
        };
        /** @description The closing that completed a month. */
        ReportClosing: {
            /**
             * Format: date-time
             * @description When it was made.
             */
            at: string;
            /** @description Whose it was; `null` when the account is gone. */
            by: string | null;
        };
        /** @description A month of the selected wells. */
        MonthlyReport: {
            /** @description The month. */
            month: string;
            /**
             * @description `open` until all its fields have closed the month that have reports by its end; then `closed` while the report is made that will be kept, or where none is kept of such a selection; `kept` of the report that stays.
             * @enum {string}
             */
            state: "open" | "closed" | "kept";
            /** @description The last closing of its fields; `null` while the month is open. */
            closing: components["schemas"]["ReportClosing"] | null;
            /** @description Its days, to the newest one with a report. */
            window: components["schemas"]["StatisticsWindow"];
            /**
             * Format: date
             * @description Newest day of the selection that is over and has a report; `null` without one.
             */
            newestDay: string | null;
            /** @description Whether its days are over on the clocks of all its fields. */
            over: boolean;
            /**
             * Format: date-time
             * @description When the report was made.
             */
            madeAt: string;
            /** @description Business units, areas and fields that were asked for; empty for all. */
            selection: components["schemas"]["EntityLabel"][];
            potentialMethod: components["schemas"]["PotentialMethod"];
            /** @description All selected wells with a report in the month; `null` without one. Potentials are of oil. */
            production: components["schemas"]["ProductionFigures"] | null;
            /** @description Likewise of the month before, or its same days. */
            before: components["schemas"]["ProductionFigures"] | null;
            /** @description The days that `before` is of: the whole month before a whole month, else its same dates. Absent in reports that were kept without it. */
            beforeWindow?: components["schemas"]["StatisticsWindow"];
            /** @description Likewise of as many of those days for each field as it has reported of the month. Absent where every field has reported the last day, so that `before` is that. */
            beforeLikeForLike?: components["schemas"]["ProductionFigures"] | null;
            /** @description Likewise of the same days a year before. */
            lastYear: components["schemas"]["ProductionFigures"] | null;
            /** @description Of those as `beforeLikeForLike` of the days before; absent as it is. */
            lastYearLikeForLike?: components["schemas"]["ProductionFigures"] | null;
            /** @description Of `production`. Absent without a report, and in reports that were kept without it, as the two below. */
            rates?: components["schemas"]["DailyRates"];
            /** @description Of `beforeLikeForLike`, else `before`. */
            beforeRates?: components["schemas"]["DailyRates"];
            /** @description Of `lastYearLikeForLike`, else `lastYear`. */
            lastYearRates?: components["schemas"]["DailyRates"];
            /** @description Of the month, in no figure beside. Absent where no day is missing, and in reports that were kept without it, as the four below. */
            estimated?: components["schemas"]["MissingDays"];
            /** @description Of the days that `beforeRates` is of. */
            beforeEstimated?: components["schemas"]["MissingDays"];
            /** @description `rates` with what is estimated of missing days: what changes are of. */
            filledRates?: components["schemas"]["DailyRates"];
            /** @description Likewise of `beforeRates`. */
            beforeFilledRates?: components["schemas"]["DailyRates"];
            /** @description Likewise of `lastYearRates`. */
            lastYearFilledRates?: components["schemas"]["DailyRates"];
            /** @description Business units, then areas, then fields, each level adding up to all; the most oil first. */
            entities: components["schemas"]["StatisticsRow"][];
            /** @description The wells, adding up to all; the most oil first. */
            wells: components["schemas"]["StatisticsRow"][];
            /** @description The days, from the first one on that has a report in either year. */
            days: components["schemas"]["CoursePeriod"][];
            /** @description Oil beside its plan; `null` without a plan. */
            plan: components["schemas"]["PlanMonth"] | null;
            /** @description Of oil, then of gas. */
            deferral: components["schemas"]["ReportedDeferral"][];
            /** @description Figures of sustainable production against their targets; `previous` is of as many days before. */
            metrics: components["schemas"]["SustainabilityMetric"][];
            /** @description By field, in the order of their names. */
            emissions: components["schemas"]["ReportedEmissions"][];
            /** @description Of the fields with production, in the order of `entities`. Absent in reports that were kept without it. */
            balances?: components["schemas"]["ReportedBalance"][];
            /** @description Pumps that were pulled in the month, failures first. A failure belongs to the month of the pull: before, no user knows of it. */
            pumps: components["schemas"]["PulledPump"][];
            /** @description Wells that owe days of the month, the most first. */
            missing: components["schemas"]["MissingReports"][];
            /** @description What was reported of the whole month of wells, where the month counts by that or the days differ from it by more than 1 %. Absent in reports that were kept without it. */
            reportedMonths?: components["schemas"]["ReportedMonth"][];
            /** @description Exceptions with days in the month that no user has answered, as they were at its end, the largest loss first: 1,000 Sm3 of gas count as one of oil. */
            unanswered: components["schemas"]["UnansweredException"][];
            /** @description The month of each field as the books have it, with the adjustments of earlier months that count in it; and later months that have adjustments of it, with these alone. Volumes are of oil. Absent in reports that were kept without it. */
            books?: components["schemas"]["MonthBook"][];
            /** @description What changed rows of the month after it was over on the clocks of its fields, newest first. Absent in reports that were kept without it. */
            changes?: components["schemas"]["ReportedChange"][];
            /** @description Wells with a standing loss on days of the month, the most first. Absent in reports that were kept without it. */
            standing?: components["schemas"]["StandingWell"][];
            /** @description By which rules results were computed; `null` while none were. */
            computation: components["schemas"]["Computation"] | null;
        };
        /** @description A file of a report. */
        ReportFile: {
            /** @description The month that it is of. */
            month: string;
            /**
             * @description What it is to be called.
             * @example monthly-report-2026-10.xlsx
             */
            fileName: string;
            /** @description Its bytes in base64. */
            content: string;
        };
        /** @description Wells in a state. */
        StateCount: {
            state: components["schemas"]["WellState"];
            /** @description How many. Unit: wells. */
            wells: number;
        };
        /** @description Wells of a method. */
        MethodCount: {
            method: components["schemas"]["MethodOfProduction"];
            /** @description How many. Unit: wells. */
            wells: number;
        };
        /** @description Wells whose lift is of a maker. */
        ManufacturerCount: {
            /** @description `null` for wells without a maker. */
            id: string | null;
            /** @description Name to show. */
            name: string | null;
            /** @description How many. Unit: wells. */
            wells: number;
        };
        /** @description How long stops took until wells were back on stream, in all, by reason and by field. */
        TimesToRestore: {
            total: components["schemas"]["TimeToRestore"];
            /** @description By reason, the most hours of restored and open stops first. */
            byReason: components["schemas"]["ReasonTimeToRestore"][];
            /** @description By field, in the same order. */
            byField: components["schemas"]["FieldTimeToRestore"][];
        };
        /** @description How long some stops took until wells were back on stream. */
        TimeToRestore: {
            /** @description Stops that ended in the window. Unit: stops. */
            restored: number;
            /** @description Mean time off stream of the restored ones; `null` without any. Unit: h. */
            meanHours: number | null;
            /** @description Half of the restored ones took at most this long; `null` without any. Unit: h. */
            medianHours: number | null;
            /** @description Stops that began by the end of the window and go on. Unit: stops. */
            open: number;
            /** @description Time off stream of the open ones by the end of the window; `null` without any. Unit: h. */
            openHours: number | null;
        };
        /** @description How long stops of one reason took. */
        ReasonTimeToRestore: components["schemas"]["TimeToRestore"] & {
            /** @description Code of the catalog of causes. */
            reasonCode: string;
            /** @description Name of the reason. */
            reasonText: string;
        };
        /** @description How long stops of one field took. */
        FieldTimeToRestore: components["schemas"]["TimeToRestore"] & {
            field: components["schemas"]["FieldLabel"];
        };
        /** @description How many of the selected wells there are of which kind, the most first; each list adds up to all of them. */
        WellCounts: {
            /** @description All selected wells. Unit: wells. */
            total: number;
            /** @description By state on the newest day of their field. */
            states: components["schemas"]["StateCount"][];
            /** @description By method of production. */
            methods: components["schemas"]["MethodCount"][];
            /** @description By maker of the lift. */
            manufacturers: components["schemas"]["ManufacturerCount"][];
        };
        /** @description What arrived, what is late and what was refused. */
        DataHealth: {
            /** @description One for each field, the latest first. */
            feeds: components["schemas"]["FieldFeed"][];
            /** @description Wells that owe a report, silent for the longest first; `FieldFeed` counts all of them. */
            silentWells: components["schemas"]["SilentWell"][];
            /** @description The suspect rows of the counted 30 days, the newest first; `FieldFeed` counts all of them. */
            suspectRows: components["schemas"]["SuspectRow"][];
            /** @description The newest first. */
            imports: components["schemas"]["ImportReport"][];
            /** @description By which rules results were computed; `null` while none were. */
            computation: components["schemas"]["Computation"] | null;
            /**
             * @description What delivers rows by itself, programs and the watched folder; none of a backend without such feeds.
             * @default []
             */
            deliveries: components["schemas"]["ProgramFeed"][];
        };
        /** @description A program that sends rows, or the folder whose files are imported by themselves. */
        ProgramFeed: {
            id: components["schemas"]["Id"];
            /**
             * @description Whether a program sends by an API key.
             * @enum {string}
             */
            kind: "key" | "folder";
            /** @description Name of its key; `null` for the folder. */
            name: string | null;
            state: components["schemas"]["ApiKeyState"];
            /** @description The fields that it is good for; null for every field. */
            fields: components["schemas"]["FieldName"][] | null;
            /** @description The person who made its key, or whom the folder of its files names to be asked; `null` where that is not known. */
            askFor: string | null;
            /**
             * Format: date-time
             * @description When its last delivery came; `null` for none.
             */
            arrivedAt: string | null;
            /**
             * @description How that one ended.
             * @enum {string|null}
             */
            status: "running" | "done" | "rejected" | "failed" | null;
            /** @description Rows of it. */
            read: number | null;
            /**
             * Format: date-time
             * @description When the next one is due by the usual time between the last ones; `null` while fewer than three are known, and for a key that is over.
             */
            expectedAt: string | null;
            /** @description Whether the next one is overdue by half of that time and more. */
            late: boolean;
            /** @description The newest delivery of the last 30 days of which something was refused. */
            refused: components["schemas"]["RefusedDelivery"] | null;
        };
        /** @description What was refused of a delivery. */
        RefusedDelivery: {
            /**
             * Format: date-time
             * @description When it came.
             */
            at: string;
            /** @description Rows that were refused one by one. */
            rows: number;
            /** @description Why all of it was refused; `null` where it was not. */
            message: string | null;
        };
        /** @description The daily rows of a field. */
        FieldFeed: {
            field: components["schemas"]["EntityLabel"];
            /**
             * Format: date
             * @description Newest production day whose report is late on the field's clock where there is none.
             */
            dueDay: string;
            /**
             * Format: date
             * @description Last production day that is over on the field's clock.
             */
            endedDay: string;
            /**
             * Format: date-time
             * @description When the report of that day is or was due.
             */
            dueAt: string;
            /**
             * Format: date-time
             * @description When the first report of that day arrived; `null` where none has, or where it was not kept.
             */
            arrivedAt: string | null;
            /**
             * Format: date
             * @description Newest production day with a row; `null` without one.
             */
            lastDay: string | null;
            /** @description Days between the two; `null` without a row, or where no well is expected to report. Unit: d. */
            lateDays: number | null;
            /**
             * @description Whether reports come regularly, so that one is expected: not where all came on fewer than three dates, as imports by hand do.
             * @default true
             */
            regular: boolean;
            /** @description Wells of the field. Unit: wells. */
            wells: number;
            /** @description Those of them that owe a report of the due day. Unit: wells. */
            silentWells: number;
            /** @description Rows of the 30 days up to the due day. */
            rows: number;
            /** @description Those of them that contradict themselves. */
            suspectRows: number;
            /** @description How many wells reported each of the 30 days up to the due day, the oldest first. Unit: wells. */
            reported: number[];
            /** @description How many wells owed a report of each of these days. Unit: wells. */
            expected: number[];
            /** @description Rows of each of these days that contradict themselves. */
            suspect: number[];
            /** @description Wells whose gas of each of these days was shared out by one gas-oil ratio: it was not measured by well, and is no rise of a well. Unit: wells. */
            sharedGas: number[];
            /** @description When the first report of each of these days arrived; `null` where none has, or where it was not kept. */
            arrived: (string | null)[];
        };
        /** @description A daily row that contradicts itself, and so is in no level, rule or loss. */
        SuspectRow: {
            well: components["schemas"]["WellLabel"];
            /**
             * Format: date
             * @description Its production day.
             */
            day: string;
        };
        /** @description A well that owes a report. */
        SilentWell: {
            well: components["schemas"]["WellLabel"];
            /**
             * Format: date
             * @description Its newest production day with a row.
             */
            lastDay: string;
            /** @description Days without a row up to the due day. Unit: d. */
            silentDays: number;
        };
        /** @description An import of daily production, and what became of its rows. */
        ImportReport: {
            id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When it began.
             */
            startedAt: string;
            /**
             * Format: date-time
             * @description When it ended; `null` while it runs.
             */
            finishedAt: string | null;
            /**
             * @description How it ended.
             * @enum {string}
             */
            status: "running" | "done" | "rejected" | "failed";
            /** @description Names of its files. */
            files: string[];
            /** @description Rows read. */
            read: number;
            /** @description Rows that were new. */
            added: number;
            /** @description Rows that replaced others. */
            changed: number;
            /** @description Rows that were there. */
            unchanged: number;
            /** @description Rows that were refused. */
            rejected: number;
            /** @description Rows stored as suspect. */
            suspect: number;
            /** @description Why it failed; `null` where it did not. */
            message: string | null;
            /**
             * Format: date-time
             * @description When it was undone; `null` where it is not.
             */
            undoneAt: string | null;
        };
        /** @description When results were last computed, and by which rules. */
        Computation: {
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
            /** @description The rules with their versions. */
            rules: {
                /**
                 * @description Which rule.
                 * @example deferral
                 */
                rule: string;
                /**
                 * @description Its version.
                 * @example 1
                 */
                version: string;
            }[];
        };
        /** @description A planned activity. */
        Schedule: {
            id: components["schemas"]["Id"];
            /** @description The well, when it is about a single one. */
            well: components["schemas"]["WellLabel"] | null;
            /** @description The facility when it is not about a single well. */
            facility: string | null;
            fieldId: components["schemas"]["Id"];
            activity: components["schemas"]["ScheduleActivity"];
            /** @description One line. */
            title: string;
            /**
             * Format: date-time
             * @description Planned begin.
             */
            plannedStart: string;
            /**
             * Format: date-time
             * @description Planned end.
             */
            plannedEnd: string;
            /**
             * Format: date-time
             * @description Begin as it was.
             */
            actualStart: string | null;
            /**
             * Format: date-time
             * @description End as it was.
             */
            actualEnd: string | null;
            /**
             * @description How far it is.
             * @enum {string}
             */
            status: "planned" | "confirmed" | "inProgress" | "done" | "cancelled" | "overdue";
            /** @description Who answers for it. */
            owner: string | null;
            /** @description Oil expected to be lost by it. Unit: Sm3. */
            expectedDeferred: number;
            /** @description Oil lost by it. Unit: Sm3. */
            actualDeferred: number | null;
            /** @description Activities that overlap it at the same well or facility. */
            conflictIds: components["schemas"]["Id"][];
            /** @description Remarks. */
            notes: string | null;
            /** @description The system that owns it, where it is not the portal's own; it is changed there. */
            system: components["schemas"]["OwningSystem"] | null;
            /** @description What a step sets, where that is known beside the title. */
            step: components["schemas"]["PlannedStep"] | null;
            /** @description The advice whose acceptance planned this step, or the open advice of its well that it makes true; `null` without one. */
            adviceId: components["schemas"]["Id"] | null;
            /**
             * @description What the step promises and which guard rails it does not keep; `null` of what is no step of a well with a setting, and of what is over.
             * @default null
             */
            effect: components["schemas"]["StepEffect"] | null;
            /** @default 1 */
            version: components["schemas"]["Version"];
            /** @description What users changed, newest first. */
            changes: components["schemas"]["ScheduleChange"][];
            /**
             * @description The crew or rig that makes it.
             * @default null
             */
            crew: string | null;
            /**
             * @description What it is for, and its merit; `null` where a server does not say it.
             * @default null
             */
            merit: components["schemas"]["WorkMerit"] | null;
            /**
             * @description Open work elsewhere at the same time that needs what it needs, by its begin.
             * @default []
             */
            clashes: components["schemas"]["WorkClash"][];
        };
        /** @description What a planned step that is not over does by the newest model of its well. */
        StepEffect: {
            /** @description Change of the oil; `null` where nothing says it. Unit: Sm3/d. */
            expectedOil: number | null;
            /**
             * @description What says so: the advice behind the step, or the model of the pump at its frequency; or why nothing does: no model of the well can be computed, or the well gives nothing at that frequency.
             * @enum {string}
             */
            basis: "advice" | "whatIf" | "noModel" | "doesNotFlow";
            /** @description The guard rails that it does not keep, by the model of the pump. */
            broken: components["schemas"]["FrequencyCheck"][];
        };
        /** @description What a planned step changes. */
        PlannedStep: {
            /**
             * @description What is set.
             * @enum {string}
             */
            setting: "frequency" | "choke" | "gasLift";
            /** @description Setting before, as it was known when the step was planned. Unit: as `unit` says. */
            from: number | null;
            /** @description Setting that is planned. Unit: as `unit` says. */
            to: number;
            /**
             * @description Unit of the settings: Hz, % open, or Sm3/d of gas.
             * @example Hz
             */
            unit: string;
        };
        /**
         * @description What work is for: something has failed, an exception of its well, a well that may give more, advice, a test that is due, to keep something safe or whole, something else.
         * @enum {string}
         */
        WorkPurpose: "failure" | "exception" | "candidate" | "advice" | "periodicTest" | "upkeep" | "other";
        /** @description What is asked of open work. */
        WorkQuestion: {
            /**
             * @description It costs oil and has no purpose; its well is at its potential and loses nothing that it is for; it replaces a pump as failed that runs; it replaces a pump that runs for less than 180 days; it pays later than in a year.
             * @enum {string}
             */
            kind: "noPurpose" | "atPotential" | "pumpRuns" | "earlyReplacement" | "paysLate";
            /** @description The figure that the question rests on. Unit: as `kind` says: Sm3, %, Hz, d, d. */
            value: number | null;
        };
        /** @description What work is for, what it may bring, and what is asked of it. */
        WorkMerit: {
            /** @description What it is for; `null` where no user said it and nothing shows it. */
            purpose: components["schemas"]["WorkPurpose"] | null;
            /** @description Whether that was said; it is found by a rule otherwise. */
            typed: boolean;
            /** @description What was said of it. */
            note: string | null;
            /** @description Oil that it may bring; of open events at most what its well is below its potential. Unit: Sm3/d. */
            uplift: number | null;
            /**
             * @description What says so: what its well loses by open events; where none is to be brought back, by standing ones, which are in no potential; or the step itself.
             * @enum {string|null}
             */
            upliftBasis: "openLoss" | "standingLoss" | "step" | null;
            /** @description In how many days it brings what it costs; `null` where one of both is not known. Unit: d. */
            payoutDays: number | null;
            /** @description What is asked of it; nothing of what is over. */
            questions: components["schemas"]["WorkQuestion"][];
        };
        /** @description Open work elsewhere that needs the same at the same time. */
        WorkClash: {
            id: components["schemas"]["Id"];
            /** @description Its well, or its facility. */
            place: string;
            /**
             * @description What both need.
             * @enum {string}
             */
            by: "testHeader" | "crew";
            /** @description What that is called. */
            name: string;
            /**
             * Format: date-time
             * @description Planned begin.
             */
            plannedStart: string;
        };
        /** @description Open work of a well, or of its whole field, beside a step of one of its settings. */
        WorkBeside: {
            id: components["schemas"]["Id"];
            activity: components["schemas"]["ScheduleActivity"];
            /** @description One line. */
            title: string;
            /** @description What a step sets, where that is known beside the title. */
            step: components["schemas"]["PlannedStep"] | null;
            /**
             * Format: date-time
             * @description Planned begin.
             */
            plannedStart: string;
            /**
             * Format: date-time
             * @description Planned end.
             */
            plannedEnd: string;
            /**
             * @description How far it is.
             * @enum {string}
             */
            status: "planned" | "confirmed" | "inProgress" | "overdue";
        };
        /** @description Another system that owns an activity. */
        OwningSystem: {
            /** @description What users call it. */
            name: string;
            /**
             * Format: uri
             * @description Where the activity stands there; `null` unless its host is that of a registered application.
             */
            address: string | null;
        };
        /**
         * @description What is done. Create needs `work`, create and move need `plannedStart` and `plannedEnd`, done needs `doneAt`, comment `comment`, explain `purpose`; the others take an optional `comment`. Confirm needs a `comment`, the reason, where the step does not keep the guard rails. What is done or cancelled can only be commented on.
         * @enum {string}
         */
        ScheduleAction: "create" | "move" | "confirm" | "done" | "cancel" | "comment" | "explain";
        /** @description What a user changed of an activity. */
        ScheduleChange: {
            /**
             * Format: uuid
             * @description Key of the change.
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            at: string;
            /** @description Who made it; `null` when the account is gone. */
            by: string | null;
            /** @description Id of that account; its owner can take it back. */
            byId: string | null;
            action: components["schemas"]["ScheduleAction"];
            /**
             * Format: date-time
             * @description Planned begin before; only of a move.
             */
            from: string | null;
            /**
             * Format: date-time
             * @description Planned begin from then on; only of a move.
             */
            to: string | null;
            /** @description What was written. */
            comment: string | null;
            /** @description Whether it was taken back. */
            undone: boolean;
        };
        /** @description An activity to be created. */
        PlannedWork: {
            /** @description The well; `null` for work at a facility. */
            wellId: components["schemas"]["Id"] | null;
            /** @description The field of the facility; `null` for work at a well. */
            fieldId: components["schemas"]["Id"] | null;
            /** @description The facility; `null` for work at a well. */
            facility: string | null;
            activity: components["schemas"]["ScheduleActivity"];
            /** @description One line. */
            title: string;
            /** @description Who answers for it; `null` for the caller. */
            owner: string | null;
            /** @description Oil expected to be lost by it. Unit: Sm3. */
            expectedDeferred: number | null;
            /** @description Frequency that is to be set; only of a frequency step. Unit: Hz. */
            setTo?: number | null;
            /** @description The crew or rig that makes it. */
            crew?: string | null;
            /** @description What it is for; with `null` a rule says it where it can. */
            purpose?: components["schemas"]["WorkPurpose"] | null;
        };
        /** @description One change of one activity. */
        ChangeScheduleRequest: {
            /**
             * Format: uuid
             * @description Key of the change, chosen by the caller, so that it can be sent again.
             */
            id: string;
            action: components["schemas"]["ScheduleAction"];
            /** @description The activity as it was seen; `null` only to create one. */
            activity: components["schemas"]["ExceptionVersion"] | null;
            /** @description What is created; only to create. */
            work: components["schemas"]["PlannedWork"] | null;
            /**
             * Format: date-time
             * @description When it is to begin; only to create and move.
             */
            plannedStart: string | null;
            /**
             * Format: date-time
             * @description When it is to end; only to create and move.
             */
            plannedEnd: string | null;
            /**
             * Format: date-time
             * @description When it ended; only for done.
             */
            doneAt: string | null;
            /** @description What was set (Hz, % open, Sm3/d of gas); only for a step of the frequency, the choke or the lift gas that is done, which then stands in the operations log. Unit: as the step's `unit` says. */
            value: number | null;
            /**
             * @description What it is for; only to explain.
             * @default null
             */
            purpose: components["schemas"]["WorkPurpose"] | null;
            overlapReason: components["schemas"]["DecisionComment"];
            comment: components["schemas"]["DecisionComment"];
        };
        /** @description What a change left. */
        ScheduleResult: {
            activity: components["schemas"]["Schedule"];
        };
        /** @description A calendar as a file. */
        CalendarFile: {
            /**
             * @description What it is to be called.
             * @example schedule-2026-11-13.ics
             */
            fileName: string;
            /** @description Its text, by RFC 5545. */
            content: string;
        };
        /** @description What is known of a calendar address. */
        CalendarAddress: {
            /**
             * Format: date-time
             * @description When it was made; `null` without an address.
             */
            createdAt: string | null;
            /**
             * Format: date-time
             * @description When a program last read it; `null` for never.
             */
            readAt: string | null;
        };
        /** @description Nothing is asked for. */
        CreateCalendarAddressRequest: Record<string, never>;
        /** @description Nothing is asked for. */
        RemoveCalendarAddressRequest: Record<string, never>;
        /** @description A calendar address. */
        NewCalendarAddress: {
            /**
             * @description Where a calendar program reads the schedule. It is the key.
             * @example https://portal.example/api/Dashboard/Calendars/8Jm3vQe0xYc1LrKdE4sUwT7bNa5ZpRgHi2OfVk9XlCM/GetCalendar
             */
            address: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
        };
        /**
         * @description What is done; `settingStep` is a step of a choke or of lift gas.
         * @enum {string}
         */
        ScheduleActivity: "wellTest" | "frequencyStep" | "settingStep" | "workover" | "espReplacement" | "chemical" | "inspection" | "calibration" | "plannedShutdown" | "dataReview";
        /** @description Emissions and energy of a selection. */
        SustainableProductionInfo: {
            /** @description Rows, newest first. */
            sustainableProductions: components["schemas"]["SustainableProduction"][];
            /** @description The window's figures against their targets. */
            metrics: components["schemas"]["SustainabilityMetric"][];
        };
        /** @description Emissions and energy of a field on a day, within the operated boundary. */
        SustainableProduction: {
            /**
             * Format: date
             * @description Production day.
             */
            period: string;
            entity: components["schemas"]["EntityLabel"];
            /** @description Oil and gas produced. Unit: boe. */
            productionBoe: number;
            /** @description Greenhouse gases as CO2 equivalent. Unit: kg. */
            co2e: number;
            /** @description CO2 equivalent per production. Unit: kg/boe. */
            carbonIntensity: number | null;
            /** @description Gas flared. Unit: Sm3. */
            flaredGas: number;
            /** @description Gas vented. Unit: Sm3. */
            ventedGas: number;
            /** @description Gas flared per production. Unit: Sm3/boe. */
            flaringIntensity: number | null;
            /** @description Methane emitted. Unit: kg. */
            methane: number;
            /** @description Methane over marketed gas by volume (OGCI). Unit: %. */
            methaneIntensity: number | null;
            /** @description Energy used. Unit: kWh. */
            energy: number;
            /** @description Energy per liquid. Unit: kWh/m3. */
            specificEnergy: number | null;
            /** @description Gas marketed; what the methane intensity divides by. `null` where it is not reported. Unit: Sm3. */
            marketedGas: number | null;
            /** @description Water produced. Unit: Sm3. */
            producedWater: number;
            /** @description Share of produced water injected again. Unit: %. */
            reinjectedPct: number | null;
            /** @description Scopes of the greenhouse gas protocol that are counted. */
            scopes: (1 | 2 | 3)[];
            /**
             * @description How the emissions were found.
             * @enum {string}
             */
            quality: "measured" | "estimated";
            /** @description Source of the emission factors. */
            factorSet: string;
        };
        /** @description One figure of the window against its target. */
        SustainabilityMetric: {
            /**
             * @description Stable key.
             * @example carbonIntensity
             */
            code: string;
            /** @description English name; a portal may translate by code. */
            label: string;
            /** @description Value of the window. Unit: as `unit` says. */
            value: number | null;
            /**
             * @description Unit of value and target.
             * @example kg/boe
             */
            unit: string;
            /** @description What is aimed for. Unit: as `unit` says. */
            target: number | null;
            /** @description Value of the window before. Unit: as `unit` says. */
            previous: number | null;
            /**
             * @description Which way is good.
             * @enum {string}
             */
            direction: "lowerIsBetter" | "higherIsBetter";
            /**
             * @description Value against target.
             * @enum {string}
             */
            status: "onTrack" | "watch" | "off";
            /** @description How it is computed, with scope and boundary. */
            method: string;
        };
        /** @description State of a well's pump and drive at one time. */
        FrequencyInfo: {
            well: components["schemas"]["WellLabel"];
            /** @description Maker of the pump. */
            manufacturer: string | null;
            /** @description Type of the pump. */
            pumpModel: string | null;
            /**
             * @description Kind of stages.
             * @enum {string|null}
             */
            stageType: "radial" | "mixed" | "axial" | null;
            /** @description Number of stages. */
            stages: number | null;
            /** @description Frequency now; 0 when stopped. Unit: Hz. */
            frequency: number | null;
            /**
             * @description Frequency of the pump's curves. Unit: Hz.
             * @enum {integer}
             */
            ratedFrequency: 50 | 60;
            /** @description Lowest allowed. Unit: Hz. */
            minHz: number;
            /** @description Highest allowed. Unit: Hz. */
            maxHz: number;
            /** @description Frequency asked for. Unit: Hz. */
            setpointHz: number | null;
            /**
             * @description What the drive holds constant.
             * @enum {string}
             */
            mode: "fixed" | "intakePressureControl" | "currentControl";
            /** @description Motor current. Unit: A. */
            motorCurrent: number | null;
            /** @description Most that the motor is made for. Unit: A. */
            nameplateCurrent: number | null;
            /** @description Motor current over nameplate current. Unit: %. */
            loadPct: number | null;
            /** @description Motor temperature. Unit: degC. */
            motorTemperature: number | null;
            /** @description Pressure at the pump intake. Unit: bar. */
            intakePressure: number | null;
            /** @description Pressure at the pump discharge. Unit: bar. */
            dischargePressure: number | null;
            /** @description Temperature at the pump intake. Unit: degC. */
            intakeTemperature: number | null;
            /** @description Vibration of the motor. Unit: mm/s. */
            vibration: number | null;
            /** @description Pressure at the wellhead. Unit: bar. */
            wellheadPressure: number | null;
            /** @description Oil and water. Unit: Sm3/d. */
            liquidRate: number | null;
            /** @description Oil. Unit: Sm3/d. */
            oilRate: number | null;
            /** @description Water over liquid. Unit: %. */
            waterCut: number | null;
            /** @description Gas over oil. Unit: Sm3/Sm3. */
            gor: number | null;
            /** @description Free gas at the intake by volume, estimated. Unit: %. */
            freeGasPct: number | null;
            /** @description Rate over the best efficiency point at this frequency. Unit: %. */
            bepPct: number | null;
            /**
             * @description Where the pump runs against its recommended range.
             * @enum {string|null}
             */
            window: "downthrust" | "inRange" | "upthrust" | null;
            /** @description Power taken by the drive. Unit: kW. */
            power: number | null;
            /** @description Energy per liquid. Unit: kWh/m3. */
            specificEnergy: number | null;
            /** @description Days since the pump was started first. Unit: d. */
            runLifeDays: number | null;
            /** @description Trips in 30 days. */
            tripsLast30d: number | null;
            /**
             * Format: date-time
             * @description Time of the readings.
             */
            asOf: string;
            quality: components["schemas"]["Quality"];
            /** @description What the optimization engine says of the well; `null` until it was computed. */
            advice: components["schemas"]["AdviceOutcome"] | null;
            /**
             * @description Open work of the well that is overdue or begins within 30 days, by its begin.
             * @default []
             */
            plannedWork: components["schemas"]["WorkBeside"][];
        };
        /** @description A guard rail of a step of a frequency, a choke or lift gas. */
        FrequencyCheck: {
            /** @description What is checked. */
            name: string;
            /** @description Value found; of a predicted motor temperature, current or intake pressure the end of its range that is nearer to the limit; `null` when it cannot be known. Unit: as `unit` says. */
            value: number | null;
            /** @description Limit. Unit: as `unit` says. */
            limit: number | null;
            /** @description Unit of both. */
            unit: string | null;
            /** @description Whether the change may be made. */
            pass: boolean;
            /**
             * @description False where value or limit is unknown; `pass` is then true and says nothing.
             * @default true
             */
            checked: boolean;
        };
        /**
         * @description The largest step of the frequency within 24 hours; the least distance of the intake pressure from the bubble point; the highest share of the nameplate current; how far the motor stays below its limit, and the intake pressure above its own; free gas at the intake, of what the stages take. Of wells without a pump: the largest step of a choke (points) and how far one is opened; the largest step of lift gas, of its rate; lift gas for a volume of oil more; lift gas that there is for a well. Of any well: the oil that its facility takes of it.
         * @enum {string}
         */
        GuardRailName: "maxStepHz" | "bubblePointMargin" | "motorCurrentPct" | "motorTemperatureMargin" | "intakePressureMargin" | "freeGasPct" | "maxChokeStep" | "maxChokeOpening" | "maxLiftGasStep" | "maxLiftGasPerOil" | "maxLiftGas" | "maxOilRate";
        /** @description A guard rail that can be changed. */
        GuardRailKind: {
            name: components["schemas"]["GuardRailName"];
            /** @description In force where nothing is set and it is not `optional`. Unit: as `unit` says. */
            usual: number;
            /**
             * @description Unit of its values; in K those of a margin of temperature, which is a difference.
             * @enum {string}
             */
            unit: "Hz" | "bar" | "%" | "K" | "Sm3/Sm3" | "Sm3/d";
            /** @description The least that can be set. Unit: as `unit` says. */
            least: number;
            /** @description The most that can be set. Unit: as `unit` says. */
            most: number;
            /**
             * @description Whether it limits nothing, and is not checked, until it is set.
             * @default false
             */
            optional: boolean;
        };
        /** @description A guard rail that was set. */
        SetGuardRail: {
            name: components["schemas"]["GuardRailName"];
            /** @description The field that it was set for; `null` for all wells, and for a well. */
            fieldId: string | null;
            /** @description The well that it was set for; `null` for all wells, and for a field. */
            wellId: string | null;
            /** @description Name of the field or well; `null` for all wells. */
            place: string | null;
            /** @description Value. Unit: as the kind of its name says. */
            value: number;
            /**
             * Format: date-time
             * @description When it was set.
             */
            at: string;
            /** @description Who set it; `null` where that is not known any more. */
            by: string | null;
        };
        /** @description The guard rails of advice that can be changed. */
        GuardRails: {
            /** @description In the order of lists. */
            kinds: components["schemas"]["GuardRailKind"][];
            /** @description What was set, for all wells first, then by field, then by well. */
            set: components["schemas"]["SetGuardRail"][];
            /** @description Producing wells whose advice is still to be computed. */
            dueWells: number;
        };
        /** @description A guard rail as it is to be, for all wells without `fieldId` and `wellId`; one of them at most. */
        SaveGuardRailRequest: {
            name: components["schemas"]["GuardRailName"];
            /** @description The field that it is for. */
            fieldId: string | null;
            /** @description The well that it is for. */
            wellId: string | null;
            /** @description The value that was set there as the user saw it; `null` for none. Unit: as the kind of its name says. */
            seen: number | null;
            /** @description The value; `null` removes the one that was set. Unit: as the kind of its name says. */
            value: number | null;
        };
        /** @description A frequency change that was advised or made. */
        FrequencyChange: {
            id: components["schemas"]["Id"];
            well: components["schemas"]["WellLabel"];
            /**
             * Format: date-time
             * @description When it was advised or made.
             */
            at: string;
            /** @description Frequency before. Unit: Hz. */
            fromHz: number;
            /** @description Frequency after. Unit: Hz. */
            toHz: number;
            /** @description After less before. Unit: Hz. */
            deltaHz: number;
            /**
             * @description How it came about.
             * @enum {string}
             */
            kind: "advised" | "executed" | "automatic" | "restart" | "trip";
            /**
             * @description Who made it.
             * @enum {string}
             */
            source: "operator" | "controller" | "portal";
            /** @description Why. */
            reason: string | null;
            /** @description Expected change of the liquid rate. Unit: Sm3/d. */
            expectedLiquid: number | null;
            /** @description Expected change of the oil rate. Unit: Sm3/d. */
            expectedOil: number | null;
            /** @description Expected change of the power. Unit: %. */
            expectedPowerPct: number | null;
            /** @description The same of the power that the drive took then; `null` where that is not known. Unit: kW. */
            expectedPower: number | null;
            /** @description Expected oil over the energy that it takes; `null` unless it takes more energy. Unit: Sm3/MWh. */
            oilPerEnergy: number | null;
            /** @description Guard rails at the time. */
            checks: components["schemas"]["FrequencyCheck"][];
            /**
             * @description What became of it.
             * @enum {string}
             */
            status: "proposed" | "accepted" | "rejected" | "done" | "expired";
            /** @description Who accepted or rejected it. */
            decidedBy: string | null;
            /**
             * Format: date-time
             * @description After this, advice must be computed anew.
             */
            expiresAt: string | null;
            /** @description Tenth percentile of `expectedOil`; `null` of what was not advised. Unit: Sm3/d. */
            expectedOilLow: number | null;
            /** @description Ninetieth percentile of `expectedOil`. Unit: Sm3/d. */
            expectedOilHigh: number | null;
            /** @description `expectedOil` without what open or standing losses of the well count already: oil that the step brings beside them; not below 0, but of a step that costs oil. `null` of what was not advised. Unit: Sm3/d. */
            netOil: number | null;
            /**
             * @description The part of `expectedOil` that would only bring such losses back. A stop of the well is none of them. Unit: Sm3/d.
             * @default 0
             */
            countedOil: number;
            /** @description The exception that counts most of them; `null` where none does. */
            countedIn: components["schemas"]["Id"] | null;
            /**
             * @description Whether it is a step that its log says was advised and that no stored advice asked for: advice that was done without being accepted here.
             * @default false
             */
            advisedAlone: boolean;
            /**
             * @description Whether it is such a step that did not keep its guard rails when it was made; it is then not `advisedAlone`.
             * @default false
             */
            againstRails: boolean;
            /** @description Of advice that is over because it was not found again, why; `null` of all other. */
            withdrawnFor: components["schemas"]["WithdrawalReason"] | null;
            /**
             * @description Of advice on a pump that does not run as it may now and does after the step, what it brings back: its rate into the recommended range, or its motor below the limit; it may cost oil. `null` of all other.
             * @enum {string|null}
             */
            protects: "range" | "motorTemperature" | null;
            /** @description How likely it gains oil, or saves energy where that is what it is for: `modelConfidence`, which counts as much as ten measured steps, beside what came of `measuredSteps`; `null` of what was not advised. A pure ratio. */
            confidence: number | null;
            /** @description The same by the model and the past steps of the well alone, of the distribution that its percentiles are of; 0.99 is at least that. A pure ratio. */
            modelConfidence: number | null;
            /** @description What came of steps of the same setting that were made for the same, as it was known when the advice was decided on or its step was made; `null` where none was measured. */
            measuredSteps: components["schemas"]["MeasuredSteps"] | null;
            /**
             * Format: date-time
             * @description When it was accepted or rejected.
             */
            decidedAt: string | null;
            /**
             * Format: date-time
             * @description Until when it is put off; `null` of what is not, or not any more.
             */
            snoozedUntil: string | null;
            /**
             * Format: date-time
             * @description When the step begins that its acceptance planned, or, while it is proposed, the open frequency step that the schedule has for its well before it expires; `null` without one.
             */
            plannedFor: string | null;
            /** @description The activity of the schedule that `plannedFor` is of; `null` without one. */
            scheduleId: components["schemas"]["Id"] | null;
            /** @description Who looks into it, also once it was computed anew; `null` for no user. */
            owner: components["schemas"]["Person"] | null;
            /** @default 1 */
            version: components["schemas"]["Version"];
            /** @description What people decided on it, newest first. */
            decisions: components["schemas"]["AdviceDecision"][];
            /**
             * @description Of advice that is proposed, open work of its well that is overdue or begins before the advice runs out, by its begin; of a step that is planned, the work in its way.
             * @default []
             */
            plannedWork: components["schemas"]["WorkBeside"][];
        };
        /** @description What keeps a well from a step that was advised before; `otherStep` where another one is advised in its place. */
        WithdrawalReason: components["schemas"]["AdviceLimit"] | ("nothingToGain" | "notComputed" | "otherStep");
        /** @description Steps whose days before and after were compared. */
        MeasuredSteps: {
            /** @description How many there are. */
            measured: number;
            /** @description How many of them are known to have done what they were made for. */
            met: number;
            /** @description The same with the share of each inconclusive one that lies above 0. A pure ratio. */
            counted: number;
        };
        /**
         * @description What is done. Accept needs `plannedFor`, reject `reason`, with a `comment` where that is another one, snooze `until`, comment `comment`; the others take an optional `comment`. Only what is proposed is accepted or put off; reopen makes what was accepted, rejected or put off proposed again. Assign needs `assigneeId`, and changes nothing but the owner of what is proposed or accepted.
         * @enum {string}
         */
        AdviceAction: "accept" | "reject" | "snooze" | "reopen" | "comment" | "assign";
        /**
         * @description Why advice was rejected; only to reject.
         * @enum {string|null}
         */
        AdviceRejection: "equipmentRisk" | "facilityLimit" | "otherWork" | "wrongData" | "other" | null;
        /** @description What a user decided on advice. */
        AdviceDecision: {
            /**
             * Format: uuid
             * @description Key of the decision.
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            at: string;
            /** @description Who made it; `null` when the account is gone. */
            by: string | null;
            /** @description Id of that account; its owner can take it back. */
            byId: string | null;
            action: components["schemas"]["AdviceAction"];
            /** @description Who was to look into it; `null` when another action was taken, or it was given to no user. */
            assignee: string | null;
            reason: components["schemas"]["AdviceRejection"];
            /**
             * Format: date-time
             * @description Until when it was put off.
             */
            until: string | null;
            /**
             * Format: date-time
             * @description When the step was to be made.
             */
            plannedFor: string | null;
            /** @description What was written. */
            comment: string | null;
            /** @description Whether it was taken back. */
            undone: boolean;
        };
        /** @description One decision on one or more pieces of advice. */
        DecideAdviceRequest: {
            /**
             * Format: uuid
             * @description Key of the decision, chosen by the caller, so that it can be sent again.
             */
            id: string;
            /** @description What is decided on. */
            advice: components["schemas"]["ExceptionVersion"][];
            action: components["schemas"]["AdviceAction"];
            /**
             * Format: uuid
             * @description Who is to look into it, `null` for no user; only to assign, which needs it.
             */
            assigneeId?: string | null;
            reason: components["schemas"]["AdviceRejection"];
            /**
             * Format: date-time
             * @description When it is to be seen again; only to snooze.
             */
            until: string | null;
            /**
             * Format: date-time
             * @description When the step is to be made; only to accept.
             */
            plannedFor: string | null;
            comment: components["schemas"]["DecisionComment"];
        };
        /** @description Advice on the choke or the lift gas of a well. */
        SettingAdvice: {
            id: components["schemas"]["Id"];
            well: components["schemas"]["WellLabel"];
            /**
             * Format: date-time
             * @description When it was found.
             */
            at: string;
            /**
             * @description What to change.
             * @enum {string}
             */
            kind: "choke" | "gasLift";
            /** @description Setting now. Unit: as `unit` says. */
            from: number;
            /** @description Setting advised. Unit: as `unit` says. */
            to: number;
            /**
             * @description Unit of the settings: % open, or Sm3/d of gas.
             * @example %
             */
            unit: string;
            /** @description Expected change of the oil rate. Unit: Sm3/d. */
            expectedOil: number;
            /** @description Tenth percentile of that. Unit: Sm3/d. */
            expectedOilLow: number;
            /** @description Ninetieth percentile of that. Unit: Sm3/d. */
            expectedOilHigh: number;
            /** @description `expectedOil` without what open or standing losses of the well count already: oil that the step brings beside them; not below 0, but of a step that costs oil. Unit: Sm3/d. */
            netOil: number;
            /** @description The part of `expectedOil` that would only bring such losses back. A stop of the well is none of them. Unit: Sm3/d. */
            countedOil: number;
            /** @description The exception that counts most of them; `null` where none does. */
            countedIn: components["schemas"]["Id"] | null;
            /** @description Of advice that is over because it was not found again, why; `null` of all other. */
            withdrawnFor: components["schemas"]["WithdrawalReason"] | null;
            /** @description How likely it does what it is for: `modelConfidence`, which counts as much as ten measured steps, beside what came of `measuredSteps`. A pure ratio. */
            confidence: number;
            /** @description The same by the past of the well alone, of the distribution that the percentiles are of; 0.99 is at least that. A pure ratio. */
            modelConfidence: number | null;
            /** @description What came of steps of the same setting that were made for the same, as it was known when the advice was decided on or its step was made; `null` where none was measured. */
            measuredSteps: components["schemas"]["MeasuredSteps"] | null;
            /** @description What forbids going further. */
            limitingCheck: components["schemas"]["AdviceLimit"] | null;
            /** @description What it was checked against, and what nothing measures; empty of advice that was found before that was kept. */
            checks: components["schemas"]["FrequencyCheck"][];
            /**
             * @description What became of it.
             * @enum {string}
             */
            status: "proposed" | "accepted" | "rejected" | "done" | "expired";
            /** @description Who accepted or rejected it. */
            decidedBy: string | null;
            /**
             * Format: date-time
             * @description When it was accepted or rejected.
             */
            decidedAt: string | null;
            /**
             * Format: date-time
             * @description After this it must be computed anew.
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description Until when it is put off; `null` of what is not, or not any more.
             */
            snoozedUntil: string | null;
            /**
             * Format: date-time
             * @description When the step begins that its acceptance planned, or, while it is proposed, the open step of a choke or of lift gas that the schedule has for its well before it expires; `null` without one.
             */
            plannedFor: string | null;
            /** @description The activity of the schedule that `plannedFor` is of; `null` without one. */
            scheduleId: components["schemas"]["Id"] | null;
            /** @description Who looks into it, also once it was computed anew; `null` for no user. */
            owner: components["schemas"]["Person"] | null;
            version: components["schemas"]["Version"];
            /** @description What people decided on it, newest first. */
            decisions: components["schemas"]["AdviceDecision"][];
            /**
             * @description Of advice that is proposed, open work of its well that is overdue or begins before the advice runs out, by its begin; of a step that is planned, the work in its way.
             * @default []
             */
            plannedWork: components["schemas"]["WorkBeside"][];
        };
        /** @description What a decision left of the advice that it was on. */
        AdviceResult: {
            /** @description That on frequencies. */
            advice: components["schemas"]["FrequencyChange"][];
            /** @description That on chokes and lift gas. */
            settings: components["schemas"]["SettingAdvice"][];
        };
        /** @description Means of a period of steady running, or the difference of two. */
        PumpState: {
            /** @description Liquid rate. Unit: Sm3/d. */
            liquid: number | null;
            /** @description Oil rate. Unit: Sm3/d. */
            oil: number | null;
            /** @description Water over liquid; differences in percentage points. Unit: %. */
            waterCut: number | null;
            /** @description Gas over oil. Unit: Sm3/Sm3. */
            gor: number | null;
            /** @description Pressure at the pump intake. Unit: bar. */
            intakePressure: number | null;
            /** @description Motor current. Unit: A. */
            motorCurrent: number | null;
            /** @description Motor temperature. Unit: degC. */
            motorTemperature: number | null;
            /** @description Energy per liquid. Unit: kWh/m3. */
            specificEnergy: number | null;
        };
        /** @description What came of a frequency change. */
        TrackedFrequencyChange: {
            changeId: components["schemas"]["Id"];
            well: components["schemas"]["WellLabel"];
            /**
             * Format: date-time
             * @description When it was made.
             */
            at: string;
            /** @description Frequency before. Unit: Hz. */
            fromHz: number;
            /** @description Frequency after. Unit: Hz. */
            toHz: number;
            /** @description Change of the oil rate that was expected. Unit: Sm3/d. */
            expectedOil: number | null;
            /** @description Days of the mean before. Unit: d. */
            baselineDays: number;
            /** @description Days of the mean after. Unit: d. */
            afterDays: number;
            /**
             * Format: date-time
             * @description When the rates were steady again.
             */
            stabilisedAt: string | null;
            before: components["schemas"]["PumpState"];
            after: components["schemas"]["PumpState"];
            delta: components["schemas"]["PumpState"];
            /** @description Actual over expected change of the oil rate. Unit: %. */
            attainmentPct: number | null;
            /** @description What else happened in the time. */
            confounders: ("choke" | "test" | "shutIn" | "otherChange")[];
            /**
             * @description What it came to.
             * @enum {string}
             */
            verdict: "stabilising" | "gain" | "neutral" | "loss" | "inconclusive";
            /**
             * Format: date
             * @description When to look again.
             */
            nextReview: string | null;
            /** @description Remark. */
            comment: string | null;
            /** @description Change of the oil rate (Sm3/d), with the well's decline and what moved its whole field taken out. `null` until days enough are compared. */
            effect: components["schemas"]["Band"] | null;
            /** @description Smallest change of the oil rate that this comparison finds in nine of ten cases. Unit: Sm3/d. */
            detectableEffect: number | null;
            /** @description Actual over expected change (%) with its interval; `null` when nothing was expected. */
            attainmentRange: components["schemas"]["Band"] | null;
            /**
             * @description Whether the newest days, up to 90 after the step, give less than those just after it.
             * @default false
             */
            fading: boolean;
            /**
             * @description What it was made for: more oil, as every step up and one down of which a gain was expected; or less speed, at a loss of oil that was expected.
             * @default gain
             * @enum {string}
             */
            aim: "gain" | "reduction";
            /**
             * @description Whether it did that: a gain; of a reduction, that no more oil was lost than expected and its energy per liquid did not rise. `null` until it is judged, where the days tell nothing, and of a reduction of which nothing was expected.
             * @enum {string|null}
             */
            outcome: "met" | "missed" | null;
            /**
             * @description What puts a gain in question since: an exception of the well that began after the step and is open, or a model of the pump that its readings contradict. Such a gain is not proved, and has no outcome. `null` where nothing does, and of what is no gain.
             * @enum {string|null}
             */
            inQuestion?: "exception" | "model" | null;
            /**
             * @description Why no days of it could be compared: another change came too close, or too few days before or after it were steady. `null` of a step that was compared, or may yet be.
             * @enum {string|null}
             */
            uncompared: "otherChange" | "fewDays" | null;
            /**
             * @description Whether it followed advice.
             * @default false
             */
            advised: boolean;
            /**
             * @description Whether its log says that it was advised, and it did not keep its guard rails when it was made.
             * @default false
             */
            againstRails: boolean;
            /** @description Id of the frequency change that advised it, where that is still there. */
            adviceId: string | null;
        };
        /** @description How many steps were measured against what they were made for, and how many met it. Every measured step counts, also one whose effect is not told from noise; a reduction counts where something was expected of it. */
        StepOutcomes: {
            /** @description Measured steps: their days before and after were compared, whether their effect is told from noise or not. It is `judged`, `inconclusive` and `inQuestion` together, and what `met` is a share of. */
            compared: number;
            /** @description Steps with an outcome. */
            judged: number;
            /** @description Those that did what they were made for. */
            met: number;
            /** @description Those whose effect is not told from noise. */
            inconclusive: number;
            /** @description Those whose gain something has put in question since. */
            inQuestion: number;
        };
        /** @description What advised steps were expected to do together, against what they did. */
        StepCalibration: {
            /** @description Measured steps that were advised, of pumps, chokes and lift gas. */
            steps: number;
            /** @description Change of the oil rate that was expected of them. Unit: Sm3/d. */
            expected: number;
            /** @description Lower end of the interval of 90 % of what they did; the steps count as independent. Unit: Sm3/d. */
            low: number;
            /** @description Change of the oil rate that was measured. Unit: Sm3/d. */
            mid: number;
            /** @description Upper end of it. Unit: Sm3/d. */
            high: number;
        };
        /** @description How the pumps run, and what came of changes of their frequency. */
        OptimizationSummary: {
            /** @description Pumps in the hole. */
            pumps: number;
            /** @description Running pumps whose place in their recommended range is known. */
            judgedPumps: number;
            /** @description How many of those run outside it; `null` where no pump is judged. */
            outsideWindow: number | null;
            /** @description Median of the running pumps. Unit: Hz. */
            medianFrequency: number | null;
            /** @description Energy of the pumps with both figures over their liquid. Unit: kWh/m3. */
            specificEnergy: number | null;
            /** @description Trips of all pumps in 30 days. */
            tripsLast30d: number;
            /** @description Tracked changes of the window. */
            tracked: number;
            /** @description Those whose rates are not steady yet. */
            settling: number;
            /** @description Those with a verdict of gain, neutral or loss. */
            judged: number;
            /** @description Those with a verdict of gain. */
            proved: number;
            /** @description Change of the oil rate of those with a verdict of gain; `null` without one. Unit: Sm3/d. */
            provedOil: number | null;
            /** @description Of the tracked changes, those that sought a gain. */
            gainSteps: components["schemas"]["StepOutcomes"];
            /** @description Of those, the ones that followed advice. */
            advisedGainSteps: components["schemas"]["StepOutcomes"];
            /** @description Of those that sought a gain, the ones that the log calls advised and that did not keep their guard rails. */
            againstRailsSteps: components["schemas"]["StepOutcomes"];
            /** @description Of the tracked changes, those that reduced the speed at an expected loss. */
            reductionSteps: components["schemas"]["StepOutcomes"];
            /** @description Steps of chokes and lift gas in the window that sought a gain. */
            settingGainSteps: components["schemas"]["StepOutcomes"];
            /** @description Those that lowered the setting at an expected loss. */
            settingReductionSteps: components["schemas"]["StepOutcomes"];
            /** @description Those that sought a gain and followed advice. */
            advisedSettingSteps: components["schemas"]["StepOutcomes"];
            /** @description The advised steps of the window that are measured, of any kind, pooled; `null` without one. */
            calibration: components["schemas"]["StepCalibration"] | null;
            /** @description Pieces of advice, of any kind, that were followed in the last 90 days and whose gain is known. */
            takenAdvice: number;
            /** @description Those whose gain lies between the tenth and the ninetieth percentile of what was expected. */
            takenInsideRange: number;
            /** @description Oil that they have gained in the month to the window's end. Unit: Sm3. */
            takenOilMtd: number;
            /** @description Pieces of advice, of any kind, that are open at the end of the window; accepted ones are until they are done. */
            openAdvice: number;
            /** @description Those on the frequency of a pump; the others are on chokes and lift gas. */
            openPumpAdvice: number;
            /**
             * @description Those on a choke; those on neither are on lift gas.
             * @default null
             */
            openChokeAdvice: number | null;
            /** @description What the open ones promise, as `potentialOilGain` of the opportunities counts it. Unit: Sm3/d. */
            openNetOil: number;
            /** @description The same with what would only bring counted losses back. Unit: Sm3/d. */
            openGrossOil: number;
            /** @description Advice that leaves less than 0.05 Sm3/d beside counted losses, and is in none of these. */
            nothingLeft: number;
            /** @description What that advice promises with what would only bring counted losses back; of each well the best. Unit: Sm3/d. */
            nothingLeftGross: number;
            /** @description Wells on which a step would gain, and is held for a time or until a person has looked into something. */
            held: components["schemas"]["HeldAdvice"][];
        };
        /** @description A well of which advice is held, and by what. */
        HeldAdvice: {
            well: components["schemas"]["WellLabel"];
            /**
             * @description An open loss of oil that neither the rule, nor the log, nor a person accounts for; a step the other way that was made on the well in the last 90 days; an earlier step that is not judged yet; stops for sand, scale or integrity; an open gas exception; planned work; trips of the pump; or a model that is too old.
             * @enum {string}
             */
            limitedBy: "openLoss" | "turnBack" | "settlingStep" | "harmfulStops" | "gasException" | "plannedWork" | "trips" | "modelAge";
            /** @description The exception of the loss; `null` of a step. */
            exceptionId: components["schemas"]["Id"] | null;
        };
        /**
         * @description What became of it. Expected means that an activity which was approved in time accounts for it; resolved, that it has ended, that its feed has gone silent since, or that a user accepted or explained the level that a drop left.
         * @enum {string}
         */
        ExceptionStatus: "new" | "acknowledged" | "assigned" | "snoozed" | "expected" | "resolved" | "dismissed";
        /**
         * @description What became of an event, as `ExceptionStatus` says. Standing is a loss of rate that lasts though no user has accepted its level: it is not open, and goes on beside the level that the well has since. A change can also be explained by an entry of the log, or its level accepted.
         * @enum {string}
         */
        EventStatus: "new" | "acknowledged" | "assigned" | "snoozed" | "standing" | "expected" | "resolved" | "explained" | "accepted" | "dismissed";
        /**
         * @description What a user said of it. `null` before a user did.
         * @enum {string|null}
         */
        ExceptionFeedback: "confirmed" | "falseAlarm" | "measurementError" | null;
        /** @description The rule that fired. */
        ExceptionRule: {
            /**
             * @description Stable key.
             * @example R1
             */
            id: string;
            /** @description The rule in words. */
            text: string;
            /** @description Series it reads. */
            inputs: string[];
            /** @description Limit it compares with. Unit: as `unit` says. */
            limit: number;
            /**
             * @description Unit of the limit.
             * @example %
             */
            unit: string;
            /**
             * Format: duration
             * @description How long the limit must be passed.
             * @example PT30M
             */
            persistence: string;
        };
        /** @description A stretch of a series that shows the finding. */
        SeriesRef: {
            /**
             * @description Name of the series.
             * @example motorCurrent
             */
            series: string;
            /**
             * Format: date-time
             * @description Begin.
             */
            from: string;
            /**
             * Format: date-time
             * @description End.
             */
            to: string;
        };
        /** @description Gas where it harms the lift. */
        GasInterfaceException: {
            id: components["schemas"]["Id"];
            well: components["schemas"]["WellLabel"];
            /**
             * Format: date-time
             * @description When the rule fired.
             */
            detectedAt: string;
            /**
             * Format: date-time
             * @description When it began.
             */
            startedAt: string;
            /**
             * Format: date-time
             * @description When it ended; `null` while it lasts.
             */
            endedAt: string | null;
            /**
             * @description What the gas does.
             * @enum {string}
             */
            mechanism: "freeGasAtIntake" | "gasLock" | "gasCapConing" | "injectedGasBreakthrough" | "unknown";
            severity: components["schemas"]["Severity"];
            severityFactors: components["schemas"]["SeverityFactors"];
            /** @description Free gas at the intake by volume, estimated. Unit: %. */
            freeGasPct: number | null;
            /** @description Limit of the pump's stages. Unit: %. */
            freeGasLimitPct: number | null;
            /** @description Gas over oil. Unit: Sm3/Sm3. */
            gor: number | null;
            /** @description Median of 90 days. Unit: Sm3/Sm3. */
            gorBaseline: number | null;
            /** @description Gas-oil ratio over its baseline. A pure ratio. */
            gorRatio: number | null;
            /** @description Mean motor current. Unit: A. */
            motorCurrentMean: number | null;
            /** @description Coefficient of variation of the motor current. A pure ratio. */
            motorCurrentCv: number | null;
            /** @description Usual motor current. Unit: A. */
            currentBaseline: number | null;
            /** @description Pressure at the pump intake. Unit: bar. */
            intakePressure: number | null;
            /** @description Drive frequency. Unit: Hz. */
            frequency: number | null;
            /** @description Liquid rate. Unit: Sm3/d. */
            liquidRate: number | null;
            /** @description Oil lost by it. Unit: Sm3/d. */
            oilLoss: number;
            rule: components["schemas"]["ExceptionRule"];
            /** @description Where to look. */
            evidence: components["schemas"]["SeriesRef"][];
            /** @description Events near it. */
            relatedEvents: components["schemas"]["WellEvent"][];
            /** @description What to do. */
            advice: string | null;
            status: components["schemas"]["ExceptionStatus"];
            feedback: components["schemas"]["ExceptionFeedback"];
        };
        /** @description A well that produces much less than it used to. */
        HighProductionDropException: {
            id: components["schemas"]["Id"];
            well: components["schemas"]["WellLabel"];
            /**
             * Format: date
             * @description Production day.
             */
            date: string;
            /**
             * @description Whose rate fell.
             * @enum {string}
             */
            variable: "oil" | "liquid" | "gas";
            /** @description Median hours-normalised rate over the valid days of the drop; with cause `downtime`, mean volume per day over the days without enough time on stream. Unit: Sm3/d. */
            rate: number;
            /** @description Median hours-normalised rate of the valid days before it; with cause `downtime`, the potential of the first day, which is found in the same way. Unit: Sm3/d. */
            baseline: number;
            /** @description Baseline less rate. Unit: Sm3/d. */
            dropAbs: number;
            /** @description Drop over baseline. Unit: %. */
            dropPct: number;
            /**
             * @description How the baseline is found.
             * @example median of valid days
             */
            baselineMethod: string;
            /** @description Valid days in the baseline. Unit: d. */
            baselineWindow: number;
            /** @description Hours on stream on the day. Unit: h. */
            onStreamHours: number;
            /** @description Valid days for which it has lasted. Unit: d. */
            persistenceDays: number;
            /** @description Change of the water cut in percentage points. Unit: %. */
            waterCutChange: number | null;
            /** @description Change of the gas-oil ratio. Unit: Sm3/Sm3. */
            gorChange: number | null;
            /** @description Change of the drive frequency. Unit: Hz. */
            frequencyChange: number | null;
            /** @description Change of the wellhead pressure. Unit: bar. */
            whpChange: number | null;
            /**
             * @description Likeliest cause.
             * @enum {string}
             */
            cause: "downtime" | "choke" | "frequency" | "watering" | "gas" | "decline" | "measurement" | "unknown";
            /** @description How likely it is. A pure ratio. */
            causeScore: number;
            /** @description Volume lost since it began. Unit: Sm3. */
            lossSinceStart: number;
            /** @description Planned activity that accounts for it. */
            plannedActivityId: string | null;
            /** @description The rule that found it; `null` for one found before rules were kept. */
            rule: components["schemas"]["ExceptionRule"] | null;
            severity: components["schemas"]["Severity"];
            severityFactors: components["schemas"]["SeverityFactors"];
            status: components["schemas"]["ExceptionStatus"];
            /** @description Who looks into it. */
            assignee: string | null;
            feedback: components["schemas"]["ExceptionFeedback"];
        };
        /** @description A user with an account. */
        Person: {
            /**
             * Format: uuid
             * @description Key of the account.
             */
            id: string;
            /** @description First and last name; the address of a user without a name. */
            name: string;
        };
        /**
         * @description What was found. A lower rate, too little time on stream, gas where it harms the lift, a lasting change of a variable, or no report of a well that owes one.
         * @enum {string}
         */
        ExceptionKind: "drop" | "downtime" | "gas" | "change" | "noData";
        /** @description One event of a well. What belongs to one finding is that of the one that loses most. */
        WellException: {
            id: components["schemas"]["Id"];
            /** @description Where it is; of a `silence`, one of its wells. */
            well: components["schemas"]["WellLabel"];
            /** @description Whether it is neither over, nor expected, explained, accepted or dismissed, and its well has reported within the last two days, or is what does not report. */
            isOpen: boolean;
            status: components["schemas"]["EventStatus"];
            /**
             * Format: date
             * @description Production day on which the first finding began.
             */
            since: string;
            /**
             * Format: date-time
             * @description When the first rule was met.
             */
            foundAt: string;
            /**
             * Format: date-time
             * @description When the last rule was met.
             */
            newestFoundAt: string;
            /**
             * Format: date
             * @description Last production day of an event that is over; `null` while it goes on.
             */
            endedOn: string | null;
            kind: components["schemas"]["ExceptionKind"];
            /** @description What all findings are, each once. */
            kinds: components["schemas"]["ExceptionKind"][];
            /**
             * @description What the well was for when it began: `rate`, `baseline`, `lossPerDay` and `lossSoFar` are of it.
             * @enum {string}
             */
            product: "oil" | "gas";
            /** @description How many findings the event is made of; 1 of a `silence`. */
            findings: number;
            /** @description The wells of a field of which none reported the day `since`: one event, whichever of them are selected, on which one decision holds for all. `null` of others, and where one well alone is silent. */
            silence: components["schemas"]["FieldSilence"] | null;
            /** @description Of an open event that costs production, what the well produced of `product` on its newest day, per 24 hours; of a standing one that loses a rate, what the well is now expected to produce, with what later standing ones took of it; else the rate of a drop and of a change of that rate, and the volume per day of a downtime, as they were found; `null` of others. Unit: Sm3/d. */
            rate: number | null;
            /** @description What the rate is compared with: of an open event that costs production, what the well was expected to produce when it began, which does not follow the well down: the baseline of the finding that loses most, the potential of the first day where no finding compares rates, or the level that a user accepted since; of a standing one that loses a rate, `rate` and `lossPerDay` together. Else the baseline of the finding. Unit: Sm3/d. */
            baseline: number | null;
            /** @description Fall of the rate below the baseline; negative where an open event's well is above it again. Unit: %. */
            dropPct: number | null;
            /**
             * Format: date
             * @description The production day that the `rate` is of, of an open event that costs production its well's newest, of a standing one that loses a rate the last on which its loss is known; `null` of others.
             */
            rateDay: string | null;
            /** @description The change that the event is; `null` of others. */
            change: components["schemas"]["EventChange"] | null;
            /** @description Of an open event, `rate` below `baseline`: what its well lacks on its newest day, the last of the window that is over on its field's clock, and that any well has reported. Open events of one well share the largest of their losses in proportion to them. 0 once the well is back at the baseline, and of a change that lost nothing. Of a standing event, its share of what its well is now expected to produce, `rate` below `baseline` too. `null` when it is neither open nor standing, where the well has no report on that day or nothing to be compared with, and of missing reports: not known. Unit: Sm3/d. */
            lossPerDay: number | null;
            /** @description What all open events of the well lose together, as much as the one that lacks most: `lossPerDay` is the event's share of it. `null` of an event that is not open, that costs nothing, or where the loss is not known; left out in content that was kept before it was known. Unit: Sm3/d. */
            wellLossPerDay?: number | null;
            /** @description What the well produced below what it was expected to produce when the event began, from the first day to the last one, or to the newest while it goes on, without what planned work and other events of the well took of it, so that the losses of events can be added up; 0 of a change that lost nothing; `null` with nothing to be compared with, and of missing reports. Unit: Sm3. */
            lossSoFar: number | null;
            /**
             * @description Likeliest cause; `null` of what is no drop and no downtime.
             * @enum {string|null}
             */
            cause: "downtime" | "choke" | "frequency" | "watering" | "gas" | "decline" | "measurement" | "unknown" | null;
            /** @description How likely it is. A pure ratio. */
            causeScore: number | null;
            /** @description The entry of the log that the cause rests on; of a change, the one that explains it; without a known cause, the one that explains a change of the well within 3 days of the event. */
            causeEvent: components["schemas"]["WellEvent"] | null;
            /** @description Where no cause and no `causeEvent` is known, the entry of the log nearest to the change beside the event, or to its first day, at most 2 days away. It explains nothing. */
            nearbyEvent: components["schemas"]["WellEvent"] | null;
            /** @description Steps of a choke or a frequency down that explain what later confirmed falls of the same rate added to it, by time. */
            laterEvents: components["schemas"]["WellEvent"][];
            /** @description Scheduled work that accounts for it. */
            plannedActivity: components["schemas"]["PlannedActivity"] | null;
            /** @description Scheduled work that goes on at the well, whether it accounts for the event or not. */
            workInProgress: components["schemas"]["PlannedActivity"] | null;
            /** @description What is planned about its loss; `null` of one that is not open or loses nothing now. Absent in hand-overs that were kept without it. */
            lossWork?: components["schemas"]["LossWork"] | null;
            severity: components["schemas"]["Severity"];
            /** @description Who looks into it. */
            owner: components["schemas"]["Person"] | null;
            /**
             * Format: date-time
             * @description When it is to be seen again; `null` unless it is snoozed, and while it is snoozed until the next valid test of its well.
             */
            snoozedUntil: string | null;
            feedback: components["schemas"]["ExceptionFeedback"];
            /** @description How many comments there are. */
            comments: number;
            /** @description Who decided last. */
            decidedBy: string | null;
            /**
             * Format: date-time
             * @description When that was.
             */
            decidedAt: string | null;
            version: components["schemas"]["Version"];
        };
        /** @description The report of a field that is missing as a whole. */
        FieldSilence: {
            /** @description The wells of which a report is missing, by name. */
            wells: components["schemas"]["WellLabel"][];
            /**
             * Format: date
             * @description The last production day that they reported; `null` where none has reported yet.
             */
            lastDay: string | null;
            /** @description Oil of that day; `null` where none is known. Unit: Sm3. */
            lastOil: number | null;
        };
        /** @description What changed, and by how much. */
        EventChange: {
            variable: components["schemas"]["ChangeVariable"];
            /**
             * @description Unit of the means and of the change.
             * @example Sm3/d
             */
            unit: string;
            /**
             * @description Which way it went.
             * @enum {string}
             */
            direction: "up" | "down";
            /** @description Mean of up to 30 valid days before. Unit: as `unit` says. */
            meanBefore: number;
            /** @description Mean of up to 30 valid days after. Unit: as `unit` says. */
            meanAfter: number;
            /** @description After less before. Unit: as `unit` says. */
            delta: number;
            /** @description Change relative to the mean before; `null` unless `deltaKind` is relative. Unit: %. */
            deltaPct: number | null;
            deltaKind: components["schemas"]["DeltaKind"];
        };
        /** @description What the schedule has, planned, confirmed or in progress, for a well that loses something. Work that can give it back is a workover, a pump replacement or a chemical treatment, of a well that is not down a step of the frequency or of a setting too. */
        LossWork: {
            /** @description The first work that can give back what is lost; `null` where none is planned. */
            repair: components["schemas"]["PlannedActivity"] | null;
            /** @description The first test of a well that is down, without work that can give it back before: there is nothing to test. `null` without one. */
            idleTest: components["schemas"]["PlannedActivity"] | null;
        };
        /** @description The open exception that no user has decided on and that loses most, gas by its oil equivalent. */
        LargestUnanswered: {
            /**
             * @description That of the exception.
             * @example hpd-77
             */
            id: string;
            well: components["schemas"]["WellLabel"];
            kind: components["schemas"]["ExceptionKind"];
            /**
             * @description What its well is for; `lossPerDay` is of it.
             * @enum {string}
             */
            product: "oil" | "gas";
            /** @description As `WellException.lossPerDay` of the same event. Unit: Sm3/d. */
            lossPerDay: number;
            /**
             * Format: date
             * @description Its first day.
             */
            since: string;
            /** @description What is planned about it. */
            lossWork: components["schemas"]["LossWork"];
        };
        /** @description Open exceptions that lose something now and that no user has decided on. */
        UnansweredLosses: {
            /** @description How many there are. */
            events: number;
            /**
             * Format: date
             * @description First day of the one that lasts longest; `null` without one.
             */
            oldestSince: string | null;
            /** @description The one that loses most; `null` without one. */
            largest: components["schemas"]["LargestUnanswered"] | null;
        };
        /** @description Work of the schedule. */
        PlannedActivity: {
            id: components["schemas"]["Id"];
            /** @description What is done. */
            title: string;
            /**
             * @description Kind of work.
             * @enum {string}
             */
            activity: "wellTest" | "frequencyStep" | "settingStep" | "workover" | "espReplacement" | "chemical" | "inspection" | "calibration" | "plannedShutdown" | "dataReview";
            /**
             * Format: date-time
             * @description Begin as planned.
             */
            plannedStart: string;
            /**
             * Format: date-time
             * @description End as planned.
             */
            plannedEnd: string;
        };
        /** @description Figures over the events of a window. */
        ExceptionSummary: {
            mainProducts: components["schemas"]["MainProducts"];
            standing: components["schemas"]["StandingLosses"];
            /** @description Open events. */
            open: number;
            lossless: components["schemas"]["LosslessEvents"];
            /** @description What the open events of oil wells lose per day; `null` where that is not known of any, and without events where no well has reported in the 90 days before the end of the window. Unit: Sm3/d. */
            oilAtRisk: number | null;
            /** @description The same of gas, of the wells that are for gas; no part of `oilAtRisk`. Unit: Sm3/d. */
            gasAtRisk: number | null;
            /** @description How much of `oilAtRisk` is lost by wells at which scheduled work goes on. Unit: Sm3/d. */
            oilInWork: number;
            /** @description How much of `gasAtRisk` is. Unit: Sm3/d. */
            gasInWork: number;
            /** @description Open events that no user looks into. */
            unassigned: number;
            /** @description After which time from finding half of the events that were found in the window have a first decision (Kaplan-Meier: those without one have waited until they were over, or until now); `null` where more than half have none. Unit: h. */
            medianHoursToAcknowledge: number | null;
            /** @description Events found in the window that a user decided on. */
            answered: number;
            /** @description Events found in the window that asked for a decision, whether they are over or not; those that planned work accounts for do not. */
            asked?: number;
            /**
             * Format: date
             * @description Since when the oldest open event goes on that no user has decided on, of those that lose something now or whose loss is not known; `null` without one.
             */
            oldestNew: string | null;
            /** @description By rule, of all days; rules without an answer are left out. */
            feedback: components["schemas"]["RuleFeedback"][];
        };
        /** @description How often people found a rule right. Measurement errors count for neither. */
        RuleFeedback: {
            /**
             * @description The rule.
             * @example drop
             */
            ruleId: string;
            /** @description Findings that were confirmed. */
            right: number;
            /** @description False alarms. */
            wrong: number;
        };
        /** @description What one rule found, with all that its verdict follows from. */
        ExceptionFinding: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ExceptionKind"];
            /** @description What changed; `null` of others. */
            variable: components["schemas"]["ChangeVariable"] | null;
            /**
             * Format: date
             * @description Production day on which it began.
             */
            beginDay: string;
            /**
             * Format: date
             * @description Last production day of one that is over; `null` while it goes on.
             */
            lastDay: string | null;
            /**
             * Format: date-time
             * @description Begin of its first day or hour.
             */
            begin: string;
            /**
             * Format: date-time
             * @description When it was over; `null` while it goes on.
             */
            end: string | null;
            /**
             * Format: date-time
             * @description When the rule was met.
             */
            detectedAt: string;
            /** @description The rule; `null` for a finding from before rules were kept. */
            rule: components["schemas"]["ExceptionRule"] | null;
            /** @description Version of the rule that found it last. */
            ruleVersion: string | null;
            /** @description What the rule saw. */
            inputs: components["schemas"]["FindingInput"][];
            /**
             * Format: date
             * @description First day of the baseline; `null` of a finding by hours.
             */
            baselineFrom: string | null;
            /**
             * Format: date
             * @description Last day of the baseline.
             */
            baselineTo: string | null;
            /** @description Hours on stream on its first day. Unit: h. */
            onStreamHours: number | null;
            /**
             * @description Likeliest cause; `null` of what is no drop and no downtime.
             * @enum {string|null}
             */
            cause: "downtime" | "choke" | "frequency" | "watering" | "gas" | "decline" | "measurement" | "unknown" | null;
            /** @description How likely it is. A pure ratio. */
            causeScore: number | null;
            /** @description What to do about it, in English; it follows from `mechanism`. */
            advice: string | null;
            /**
             * @description What the gas does; `null` of what is no gas finding.
             * @enum {string|null}
             */
            mechanism: "freeGasAtIntake" | "gasLock" | "gasCapConing" | "injectedGasBreakthrough" | "unknown" | null;
            severity: components["schemas"]["Severity"];
            /** @description Version of the rule of severities. */
            severityVersion: string;
            /** @description What its severity was computed from; `null` where the loss is not known. */
            severityFactors: components["schemas"]["SeverityFactors"] | null;
        };
        /** @description One value that a rule compared, or that its verdict rests on. */
        FindingInput: {
            /**
             * @description What it is.
             * @enum {string}
             */
            name: "rate" | "baseline" | "drop" | "dropPct" | "persistenceDays" | "lossSinceStart" | "waterCutChange" | "gorChange" | "frequencyChange" | "wellheadPressureChange" | "freeGas" | "freeGasLimit" | "gor" | "gorBaseline" | "motorCurrent" | "motorCurrentVariation" | "motorCurrentBaseline" | "intakePressure" | "frequency" | "liquidRate" | "oilLoss" | "gasLoss" | "motorCurrentVariationBaseline" | "intakePressureBaseline" | "frequencyBaseline" | "liquidBaseline" | "waterCut" | "oilRate" | "oilBaseline" | "currentShareLimit" | "pressureRiseLimit" | "frequencyStepLimit" | "meanBefore" | "meanAfter" | "change" | "changePct" | "daysBefore" | "daysAfter" | "levelDays" | "timesNoise" | "penaltyFactor" | "silentDays" | "forgottenAfterDays";
            /** @description The value. Unit: as `unit` says. */
            value: number;
            /**
             * @description Its unit.
             * @example Sm3/d
             */
            unit: string;
        };
        /** @description What a user decided on an event. */
        ExceptionDecision: {
            /**
             * Format: uuid
             * @description Key of the decision.
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            at: string;
            /** @description Who made it; `null` when the account is gone. */
            by: string | null;
            /** @description Whether this user made it. */
            mine: boolean;
            action: components["schemas"]["ExceptionAction"];
            /** @description Who was to look into it. */
            assignee: string | null;
            /**
             * Format: date-time
             * @description Until when it was snoozed; `null` until the next valid test of its well.
             */
            until: string | null;
            feedback: components["schemas"]["ExceptionFeedback"];
            /** @description The entry of the log that explains it; `null` when another action was taken, or the entry is gone. */
            event: components["schemas"]["WellEvent"] | null;
            /** @description What was written. */
            comment: string | null;
            /** @description Whether it was taken back. */
            undone: boolean;
        };
        /**
         * @description What is done. Assign needs `assigneeId`, judge `feedback`, comment `comment`; dismiss sets an event aside, with a `feedback` that says why. The others take an optional `comment`. Only changes and drops are accepted, which makes the new level the well's own, or explained: a change by the entry `eventId` of the log, by a `comment`, or by both, a drop by a `comment`.
         * @enum {string}
         */
        ExceptionAction: "acknowledge" | "assign" | "snooze" | "dismiss" | "reopen" | "judge" | "comment" | "accept" | "explain";
        /** @description A day of an event and what it cost of the main product of the well. */
        LossDay: {
            /**
             * Format: date
             * @description Production day.
             */
            day: string;
            /** @description What the well was expected to make on it; `null` where nothing was. A day of 23 or 25 hours has less or more. Unit: Sm3. */
            expected: number | null;
            /** @description What it made. Unit: Sm3. */
            actual: number;
            /** @description What planned work took. Unit: Sm3. */
            planned: number;
            /** @description What is left for the event: what was expected less what was made and what planned work took, without the part of a downtime or of other losses on that day. Unit: Sm3. */
            lost: number | null;
        };
        /** @description An event with its evidence and history. */
        ExceptionCase: {
            exception: components["schemas"]["WellException"];
            /** @description What it is made of, the largest loss first. */
            findings: components["schemas"]["ExceptionFinding"][];
            /** @description Its days on which the production of the well is known, the first one first: what was lost on them adds up to `lossSoFar`. Empty of what costs nothing, and of a missing report. */
            lossDays: components["schemas"]["LossDay"][];
            /** @description Changes of the well within three days of the begin or the end of a finding. */
            changes: components["schemas"]["ChangePoint"][];
            /** @description The last events of the well before it, newest first. */
            earlier: components["schemas"]["WellException"][];
            /** @description What people decided, newest first. */
            decisions: components["schemas"]["ExceptionDecision"][];
        };
        /** @description One decision on one or more events. */
        DecideExceptionsRequest: {
            /**
             * Format: uuid
             * @description Key of the decision, chosen by the caller, so that it can be sent again.
             */
            id: string;
            /** @description What is decided on. */
            exceptions: components["schemas"]["ExceptionVersion"][];
            action: components["schemas"]["ExceptionAction"];
            /**
             * Format: uuid
             * @description Who is to look into it; only to assign.
             */
            assigneeId: string | null;
            /**
             * Format: date-time
             * @description When it is to be seen again; only to snooze. Snoozed without it, the event is seen again when a valid test of its well is stored: one that began after the decision and is over, on days without suspect rows.
             */
            until: string | null;
            feedback: components["schemas"]["ExceptionFeedback"];
            eventId?: components["schemas"]["ExplainingEvent"];
            causeCode?: components["schemas"]["ExplainingCause"];
            comment: components["schemas"]["DecisionComment"];
        };
        /** @description An event as it was seen. */
        ExceptionVersion: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        /** @description A decision to take back. */
        UndoDecisionRequest: {
            /**
             * Format: uuid
             * @description The decision.
             */
            id: string;
        };
        /** @description What a decision left. */
        DecisionResult: {
            /** @description The events that it was on. */
            exceptions: components["schemas"]["WellException"][];
            /** @description The change points that it was on. */
            changes: components["schemas"]["ChangePoint"][];
        };
        /** @description How many there are, also where not all are listed. */
        HandoverCounts: {
            /** @description Events that were open at its begin: those that the hand-over before left open. `null` where none was confirmed at that moment, or it did not keep them. `atBegin` + `opened` - `ended` + `regrouped` = `open`. */
            atBegin: number | null;
            /** @description Events that were found or are open again. */
            opened: number;
            /** @description Events that are no longer open; `null` where it is not known what was open at its begin. */
            ended: number | null;
            /** @description How many more are open because an event came apart, or fewer because events have become one or are no longer found by any rule; `null` where it is not known what was open at its begin. */
            regrouped: number | null;
            /** @description Decisions that stand. */
            decided: number;
            /** @description Events that are open at its end. */
            open: number;
        };
        /** @description A decision as a hand-over lists it. */
        HandoverDecision: {
            /**
             * Format: uuid
             * @description Key of the decision.
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            at: string;
            /** @description Who made it; `null` when the account is gone. */
            by: string | null;
            action: components["schemas"]["ExceptionAction"];
            /** @description Who was to look into it. */
            assignee: string | null;
            /**
             * Format: date-time
             * @description Until when it was snoozed; `null` until the next valid test of its well.
             */
            until: string | null;
            feedback: components["schemas"]["ExceptionFeedback"];
            /** @description What was written. */
            comment: string | null;
            /** @description What it was on, by well. */
            events: components["schemas"]["DecidedEvent"][];
        };
        /** @description What a decision was on. */
        DecidedEvent: {
            id: components["schemas"]["Id"];
            /** @description Where it is; of a `silence`, one of its wells. */
            well: components["schemas"]["WellLabel"];
            /** @description The missing report of several wells of a field on which it was one decision; `null` of others. */
            silence: components["schemas"]["FieldSilence"] | null;
        };
        /** @description A shift hand-over that was confirmed. */
        ShiftHandoverLine: {
            /**
             * Format: uuid
             * @description The hand-over.
             */
            id: string;
            /**
             * Format: date-time
             * @description From when on.
             */
            since: string;
            /**
             * Format: date-time
             * @description When it was confirmed.
             */
            until: string;
            /** @description Who handed over; `null` when the account is gone. */
            author: string | null;
            /** @description Who took over; `null` when the account is gone. */
            confirmedBy: string | null;
            /** @description What the author wrote. */
            note: string;
            counts: components["schemas"]["HandoverCounts"];
        };
        /** @description Work that the next shift finds at a well with an open event. */
        HandoverWork: {
            id: components["schemas"]["Id"];
            well: components["schemas"]["WellLabel"];
            activity: components["schemas"]["ScheduleActivity"];
            /** @description As the plan calls it. */
            title: string;
            /**
             * Format: date-time
             * @description When it is to begin.
             */
            plannedStart: string;
            /**
             * Format: date-time
             * @description When it is to be over.
             */
            plannedEnd: string;
            /**
             * @description How far it is.
             * @enum {string}
             */
            status: "planned" | "confirmed" | "inProgress" | "overdue";
        };
        /** @description What one shift leaves to the next. */
        ShiftHandover: {
            /**
             * Format: uuid
             * @description The hand-over; `null` while no user has written a note.
             */
            id: string | null;
            /** @description Counts the changes of its note; `null` while no user has written one. */
            version: components["schemas"]["Version"] | null;
            /**
             * Format: date-time
             * @description From when on.
             */
            since: string;
            /**
             * Format: date-time
             * @description When it was confirmed; until then the present.
             */
            until: string;
            /** @description What the author wrote. */
            note: string;
            /** @description Who wrote it; `null` when no user has or the account is gone. */
            author: string | null;
            /** @description Whether this user wrote it. */
            mine: boolean;
            /**
             * Format: date-time
             * @description When it was written.
             */
            savedAt: string | null;
            /** @description Who took over. */
            confirmedBy: string | null;
            /**
             * Format: date-time
             * @description When.
             */
            confirmedAt: string | null;
            /**
             * Format: date
             * @description Production day up to which its events are known; `null` of hand-overs that were confirmed before it was kept.
             */
            newestDay: string | null;
            counts: components["schemas"]["HandoverCounts"];
            /** @description Events that were found in this time or are open again, newest first. */
            opened: components["schemas"]["WellException"][];
            /** @description Events that were open at its begin or were found since, and are no longer open: over, or dealt with by a decision. The largest loss so far first; empty where it is not known what was open at its begin. */
            ended: components["schemas"]["WellException"][];
            /** @description Decisions of this time that were not taken back, newest first. */
            decided: components["schemas"]["HandoverDecision"][];
            /** @description Events that are open at its end, in the order of the exception report. */
            open: components["schemas"]["WellException"][];
            /** @description Work at the wells of its open events that begins, goes on or ends within 24 hours of its end, and what should have been over before, as the schedule has it; by planned start. Of a hand-over that was confirmed before this was kept, the work that was in progress. */
            activities: components["schemas"]["HandoverWork"][];
            /** @description Unplanned stops of the operations log that no event has, as their days are not over or too short of downtime: what began or ended in this time, and what lasts at its end; newest first. Empty of a hand-over that was confirmed before they were kept. */
            stops: components["schemas"]["RecentStop"][];
        };
        /** @description A stop of a well by the operations log. */
        RecentStop: {
            well: components["schemas"]["WellLabel"];
            event: components["schemas"]["WellEvent"];
            /** @description Whether it goes on, as neither the log nor a whole day of production says that it is over. */
            lasts: boolean;
        };
        /** @description The note of a hand-over. */
        SaveShiftHandoverRequest: {
            /**
             * Format: uuid
             * @description The hand-over; a new one gets the key that the caller chose, so that it can be sent again.
             */
            id: string;
            /** @description The version that was changed; `null` for a new one. */
            version: components["schemas"]["Version"] | null;
            /**
             * Format: date-time
             * @description From when on it is; in the past.
             */
            since: string;
            /** @description Text that is not blank, with line feeds and no other control characters. Space around it is not stored. */
            note: string;
        };
        /** @description A hand-over as it was read. */
        ConfirmShiftHandoverRequest: {
            /**
             * Format: uuid
             * @description The hand-over.
             */
            id: string;
            version: components["schemas"]["Version"];
        };
        /** @description One value per day of the series; `null` where nothing was measured or the value is undefined. */
        Column: (number | null)[];
        /** @description A well's daily rows, column by column. Volumes are those of the day, as given. */
        DailyProduction: {
            well: components["schemas"]["WellLabel"];
            flowKind: components["schemas"]["FlowKind"];
            /**
             * Format: date
             * @description First day of the window.
             */
            from: string;
            /**
             * Format: date
             * @description Last day of the window.
             */
            to: string;
            /** @description Production days, ascending, each once. */
            day: string[];
            /** @description Length of each day on the clock of its field: 23 or 25 hours where that is changed. Unit: h. */
            dayHours: number[];
            /** @description Hours on stream, at most 25. Unit: h. */
            hours: components["schemas"]["Column"];
            /** @description Oil produced. Unit: Sm3. */
            oil: components["schemas"]["Column"];
            /** @description Gas produced. Unit: Sm3. */
            gas: components["schemas"]["Column"];
            /** @description Water produced. Unit: Sm3. */
            water: components["schemas"]["Column"];
            /** @description Water injected. Unit: Sm3. */
            waterInjected: components["schemas"]["Column"];
            /** @description Oil x 24 / hours; `null` below 12 hours. Unit: Sm3/d. */
            normalisedOil: components["schemas"]["Column"];
            /** @description Gas x 24 / hours; `null` below 12 hours. Unit: Sm3/d. */
            normalisedGas: components["schemas"]["Column"];
            /** @description Oil and water x 24 / hours; `null` below 12 hours. Unit: Sm3/d. */
            normalisedLiquid: components["schemas"]["Column"];
            /** @description Water over liquid; `null` without liquid. Unit: %. */
            waterCut: components["schemas"]["Column"];
            /** @description Gas over oil; `null` without oil. Unit: Sm3/Sm3. */
            gor: components["schemas"]["Column"];
            /** @description Choke opening. Unit: %. */
            chokePct: components["schemas"]["Column"];
            /** @description Pressure at the wellhead. Unit: bar. */
            wellheadPressure: components["schemas"]["Column"];
            /** @description Pressure downhole. Unit: bar. */
            downholePressure: components["schemas"]["Column"];
            /** @description Oil that the well could have produced. Unit: Sm3. */
            potentialOil: components["schemas"]["Column"];
            /** @description Gas that the well could have produced. Unit: Sm3. */
            potentialGas: components["schemas"]["Column"];
            /** @description Quality of each day's row. */
            quality: components["schemas"]["Quality"][];
            /** @description Whether a day shows what the well can do: production of 12 to 25 hours, not suspect, untouched by planned work. Rules compare the oil of such days that state it. */
            valid: boolean[];
            /** @description Means between the change points of each variable, in order. */
            stepMeans: components["schemas"]["StepMean"][];
            /** @description Events of the window, oldest first. */
            events: components["schemas"]["WellEvent"][];
        };
        /** @description Mean of a variable between two change points. */
        StepMean: {
            variable: components["schemas"]["ChangeVariable"];
            /**
             * @description Unit of the mean.
             * @example Sm3/d
             */
            unit: string;
            /**
             * Format: date
             * @description First day.
             */
            from: string;
            /**
             * Format: date
             * @description Last day.
             */
            to: string;
            /** @description Mean of the valid days. Unit: as `unit` says. */
            mean: number;
        };
        /** @description A place that a well is in. */
        NamedPlace: {
            id: components["schemas"]["Id"];
            /**
             * @description Name to show.
             * @example Venture
             */
            name: string;
        };
        /** @description What is known of a well. */
        Well: {
            well: components["schemas"]["WellLabel"];
            /** @description Unique well identifier of the authority. */
            uwi: string | null;
            businessUnit: components["schemas"]["NamedPlace"];
            area: components["schemas"]["NamedPlace"];
            /** @description Pads, manifolds, test headers and the like that the well is in. */
            wellGroups: components["schemas"]["NamedPlace"][];
            methodOfProduction: components["schemas"]["MethodOfProduction"];
            /** @description Maker of the lift equipment. */
            manufacturer: string | null;
            status: components["schemas"]["WellStatus"];
            state: components["schemas"]["WellState"];
            /**
             * @description What the well is for: as recorded, else gas where its last 90 producing days have no oil or a median gas-oil ratio above 2,700 Sm3/Sm3.
             * @enum {string}
             */
            mainProduct: "oil" | "gas";
            flowKind: components["schemas"]["FlowKind"];
            /**
             * Format: date
             * @description First production day that it reported; `null` while there is none.
             */
            firstDay: string | null;
            /**
             * Format: date
             * @description Last production day that it reported; `null` while there is none.
             */
            lastDay: string | null;
            /** @description The newest unplanned stop of the operations log that lasts at present: `state` is of the newest reported day and knows nothing of it yet. `null` while none lasts. */
            stop: components["schemas"]["WellEvent"] | null;
            /** @description The pump in the hole; `null` where none is stored. */
            pump: components["schemas"]["WellPump"] | null;
            /** @description Its newest daily row that is a report; `null` while there is none. */
            lastRow: components["schemas"]["WellRow"] | null;
            /** @description The newest test that has begun; `null` where none is known. */
            lastTest: components["schemas"]["WellTest"] | null;
            /** @description What it could produce, by each method that has found something. */
            potentials: components["schemas"]["WellPotential"][];
        };
        /** @description A pump in a well. */
        WellPump: {
            /** @description Type of the pump. */
            model: string;
            /** @description Maker of the pump. */
            manufacturer: string;
            /**
             * @description Kind of stages; `null` while it is not known.
             * @enum {string|null}
             */
            stageType: "radial" | "mixed" | "axial" | null;
            /** @description Number of stages. */
            stages: number;
            /** @description Measured depth of the intake; `null` while it is not known. Unit: m. */
            depth: number | null;
            /**
             * @description Frequency of the pump's curves. Unit: Hz.
             * @enum {integer}
             */
            ratedFrequency: 50 | 60;
            /** @description Lowest allowed. Unit: Hz. */
            minHz: number;
            /** @description Highest allowed. Unit: Hz. */
            maxHz: number;
            /** @description Frequency asked for; `null` while it is not known. Unit: Hz. */
            setpointHz: number | null;
            /**
             * @description What the drive holds constant.
             * @enum {string}
             */
            mode: "fixed" | "intakePressureControl" | "currentControl";
            /**
             * Format: date-time
             * @description When it was started first.
             */
            installedAt: string;
            /** @description Days since then. Unit: d. */
            runLifeDays: number;
        };
        /** @description A well's row of a production day; `null` is what was not reported. */
        WellRow: {
            /**
             * Format: date
             * @description Production day.
             */
            day: string;
            /** @description Hours on stream. Unit: h. */
            hours: number | null;
            /** @description Oil produced. Unit: Sm3. */
            oil: number | null;
            /** @description Gas produced. Unit: Sm3. */
            gas: number | null;
            /** @description Water produced. Unit: Sm3. */
            water: number | null;
            /** @description Water injected. Unit: Sm3. */
            waterInjected: number | null;
            /** @description Water over liquid; `null` without liquid. Unit: %. */
            waterCut: number | null;
            /** @description Gas over oil; `null` without oil. Unit: Sm3/Sm3. */
            gor: number | null;
            /** @description Pressure at the wellhead. Unit: bar. */
            wellheadPressure: number | null;
            quality: components["schemas"]["Quality"];
        };
        /** @description What a well could produce on the newest day for which a method says so. */
        WellPotential: {
            method: components["schemas"]["PotentialMethod"];
            /**
             * Format: date
             * @description Production day.
             */
            day: string;
            /**
             * Format: date
             * @description First day of the open loss whose expected rate it is kept at; `null` where it is computed anew each day.
             */
            keptSince: string | null;
            /** @description Oil that it could have produced; `null` while it is not known. Unit: Sm3. */
            oil: number | null;
            /** @description Gas that it could have produced; `null` while it is not known. Unit: Sm3. */
            gas: number | null;
            /** @description Version of the rule. */
            version: string;
        };
        /**
         * @description How eagerly changes are reported. High finds smaller ones, and more that are none.
         * @enum {string}
         */
        Sensitivity: "low" | "medium" | "high";
        /** @description How sensitively the changes of a well are searched. */
        WellSensitivity: {
            well: components["schemas"]["WellLabel"];
            sensitivity: components["schemas"]["Sensitivity"];
            version: components["schemas"]["Version"];
            /** @description Whether the changes of the well are those of this step; false until its insights have been computed again. */
            computed: boolean;
            /** @description The newest choices, newest first; the audit log has all. None where the step is that of the installation. */
            choices: components["schemas"]["SensitivityChoice"][];
        };
        /** @description What a user chose. */
        SensitivityChoice: {
            /**
             * Format: uuid
             * @description Key of the choice.
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            at: string;
            /** @description Who made it; `null` when the account is gone. */
            by: string | null;
            sensitivity: components["schemas"]["Sensitivity"];
        };
        /**
         * @description What changed the rows of a month after it was closed: an import, a recode of losses, another version of the rules, or what people said of an exception, in the log or in the schedule.
         * @enum {string}
         */
        BookReason: "import" | "recode" | "rule" | "decision";
        /** @description What the rows of a closed month say and its books do not, by one cause. */
        BookAdjustment: {
            /**
             * Format: date
             * @description First day of the closed month.
             */
            month: string;
            reason: components["schemas"]["BookReason"];
            /**
             * Format: date-time
             * @description When it was found last.
             */
            at: string;
            /** @description Who made the change; `null` where no user is known. */
            by: string | null;
            /** @description The first file of the import; `null` without one. */
            file: string | null;
            /** @description The selected wells that it is of. */
            wells: number;
            /** @description What they made more, or less. Unit: Sm3. */
            production: number;
            /** @description What they deferred more, or less. Unit: Sm3. */
            deferred: number;
        };
        /** @description A month of a field. */
        MonthBook: {
            field: components["schemas"]["FieldLabel"];
            /**
             * Format: date
             * @description First day of the month.
             */
            month: string;
            /**
             * @description Closed; over and open; or not over on the field's clock.
             * @enum {string}
             */
            state: "closed" | "open" | "running";
            /**
             * Format: date-time
             * @description When it was closed.
             */
            closedAt: string | null;
            /** @description Who closed it; `null` when the account is gone. */
            closedBy: string | null;
            /** @description Reports that were owed and missing when it was closed. */
            missingDays: number | null;
            /** @description Why they were missing. */
            note: string | null;
            /** @description What the selected wells made; `null` without a report. Unit: Sm3. */
            production: number | null;
            /** @description Their potential; `null` without one. Unit: Sm3. */
            potential: number | null;
            /** @description What they deferred. Unit: Sm3. */
            deferred: number | null;
            /** @description What they made above their potential. Unit: Sm3. */
            abovePotential: number | null;
            /** @description Adjustments of earlier months that count in this one, and are in its figures. */
            adjustments: components["schemas"]["BookAdjustment"][];
        };
        /** @description How far the months of a field are closed. */
        FieldBooks: {
            field: components["schemas"]["FieldLabel"];
            /**
             * Format: date
             * @description First day of the newest closed month; `null` before the first.
             */
            closedThrough: string | null;
            /**
             * Format: date
             * @description First day of the oldest open month; `null` without a report.
             */
            nextMonth: string | null;
            /**
             * Format: date
             * @description First day of the newest month that is over on the field's clock and open; `null` where none is.
             */
            lastMonth: string | null;
        };
        /** @description Fields and their months. */
        MonthBooks: {
            window: components["schemas"]["StatisticsWindow"];
            product: components["schemas"]["Product"];
            potentialMethod: components["schemas"]["PotentialMethod"];
            /** @description The fields of the selection by name. */
            fields: components["schemas"]["FieldBooks"][];
            /** @description Newest first, then by field. */
            months: components["schemas"]["MonthBook"][];
        };
        /** @description What is open of a well. */
        WellOpenPoints: {
            well: components["schemas"]["WellLabel"];
            /** @description Production days whose report is owed and missing. */
            missingDays: number;
            /**
             * Format: date
             * @description First of them.
             */
            firstMissing: string | null;
            /**
             * Format: date
             * @description Last of them.
             */
            lastMissing: string | null;
            /** @description Days that were estimated. */
            estimatedDays: number;
            /** @description Days that contradict themselves. */
            suspectDays: number;
            /** @description Losses that no user has answered. */
            unanswered: number;
        };
        /** @description What is open in months of a field that are not closed. */
        OpenPoints: {
            field: components["schemas"]["FieldLabel"];
            /**
             * Format: date
             * @description First day of the oldest open month.
             */
            from: string;
            /**
             * Format: date
             * @description First day of the last month.
             */
            through: string;
            /** @description Whether potential and losses are those of the newest rows. */
            computed: boolean;
            /** @description Wells of the field that reported in these months. */
            wells: number;
            /** @description Production days of wells whose report is owed and missing. */
            missingDays: number;
            /** @description Days of wells that were estimated. */
            estimatedDays: number;
            /** @description Days of wells that contradict themselves. */
            suspectDays: number;
            /** @description Losses that no user has answered. */
            unanswered: number;
            /** @description Wells with anything open, those with the most missing days first. */
            points: components["schemas"]["WellOpenPoints"][];
            /** @description Of closed months, in oil by the default potential; they will be fixed in the oldest open month. */
            adjustments: components["schemas"]["BookAdjustment"][];
        };
        /** @description Months of a field that are to be closed. */
        CloseMonthsRequest: {
            /**
             * Format: uuid
             * @description Key of the closing, chosen by the caller, so that it can be sent again.
             */
            id: string;
            /**
             * Format: date
             * @description First day of the oldest open month of the field.
             */
            from: string;
            /**
             * Format: date
             * @description A day of the last month to close.
             */
            through: string;
            /** @description The missing reports that the caller was shown. */
            missingDays: number;
            /** @description Why reports are missing. It must be given where they are. */
            note: string | null;
        };
        /** @description Months of a field that were closed at once. */
        MonthClosing: {
            field: components["schemas"]["FieldLabel"];
            /**
             * Format: date
             * @description First day of the first of them.
             */
            from: string;
            /**
             * Format: date
             * @description First day of the last of them.
             */
            closedThrough: string;
            /**
             * Format: date-time
             * @description When they were closed.
             */
            closedAt: string;
            /** @description Who closed them; `null` when the account is gone. */
            closedBy: string | null;
        };
        /**
         * @description Form of a decline; `best` is the likeliest.
         * @enum {string}
         */
        DeclineModel: "best" | "exponential" | "hyperbolic" | "harmonic";
        /** @description Production days in a row, both inclusive. */
        DaysLeftOut: {
            /**
             * Format: date
             * @description First day.
             */
            from: string;
            /**
             * Format: date
             * @description Last day.
             */
            to: string;
        };
        /** @description What a person kept as the decline of a well. */
        DeclineCase: {
            /**
             * Format: uuid
             * @description Key of the case.
             */
            id: string;
            /** @description Its name. */
            name: string;
            model: components["schemas"]["DeclineModel"];
            /**
             * Format: date
             * @description First day that is fitted; `null` for that of the rule.
             */
            firstDay: string | null;
            /** @description Days that are left out. */
            leftOut: components["schemas"]["DaysLeftOut"][];
            /**
             * Format: date-time
             * @description When it was kept.
             */
            at: string;
            /** @description Who kept it; `null` when the account is gone. */
            by: string | null;
            /**
             * Format: uuid
             * @description Who kept it, as `User.id`; `null` when the account is gone.
             */
            byId: string | null;
            /** @description Whether it was taken back. */
            undone: boolean;
        };
        /** @description What people kept as the decline of a well. */
        DeclineCases: {
            well: components["schemas"]["WellLabel"];
            version: components["schemas"]["Version"];
            /** @description The newest cases, newest first, those that were taken back among them; the audit log has all. */
            cases: components["schemas"]["DeclineCase"][];
        };
        /** @description What is to be the decline of a well. */
        KeepDeclineCaseRequest: {
            /**
             * Format: uuid
             * @description Key of the case, chosen by the caller, so that it can be sent again.
             */
            id: string;
            version: components["schemas"]["Version"];
            /** @description Its name, not blank. */
            name: string;
            model: components["schemas"]["DeclineModel"];
            /**
             * Format: date
             * @description First day that is fitted; `null` for that of the rule.
             */
            firstDay: string | null;
            /** @description Days that are left out. */
            leftOut: components["schemas"]["DaysLeftOut"][];
        };
        /** @description What people recoded of the losses of a well. */
        LossRecodes: {
            well: components["schemas"]["WellLabel"];
            version: components["schemas"]["Version"];
            /** @description Whether the losses of the well are those that the recodes leave; false until they have been computed again. */
            computed: boolean;
            /** @description The newest recodes, newest first, those that were taken back among them; the audit log has all. */
            recodes: components["schemas"]["LossRecode"][];
        };
        /** @description What was booked to other causes. */
        LossRecode: {
            /**
             * Format: uuid
             * @description Key of the recode.
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            at: string;
            /** @description Who made it; `null` when the account is gone. */
            by: string | null;
            /** @description Id of that account; its owner can take it back. */
            byId: string | null;
            /**
             * Format: date
             * @description First production day.
             */
            from: string;
            /**
             * Format: date
             * @description Last production day.
             */
            to: string;
            /** @description The cause that the losses had. */
            reasonCode: string;
            kind: components["schemas"]["DeferredKind"];
            /** @description The causes that they have since. */
            parts: {
                /** @description Code of the catalog of causes. */
                reasonCode: string;
                kind: components["schemas"]["DeferredKind"];
                /** @description Its share of the time. Unit: %. */
                sharePct: number;
            }[];
            /** @description Why. */
            comment: string | null;
            /** @description Whether it was taken back. */
            undone: boolean;
        };
        /** @description Losses of one cause, and the causes that they are of. */
        RecodeLossesRequest: {
            /**
             * Format: uuid
             * @description Key of the recode, chosen by the caller, so that it can be sent again.
             */
            id: string;
            version: components["schemas"]["Version"];
            /**
             * Format: date
             * @description First production day.
             */
            from: string;
            /**
             * Format: date
             * @description Last production day, at most a year on.
             */
            to: string;
            /** @description The cause that the losses have. */
            reasonCode: string;
            kind: components["schemas"]["DeferredKind"];
            /** @description The causes that they are of. The hours of several parts add up to those of the losses. */
            parts: {
                /** @description Code of the catalog of causes. */
                reasonCode: string;
                kind: components["schemas"]["DeferredKind"];
                /** @description Its part of the hours of these losses; `null` for the only part. Unit: h. */
                hours: number | null;
            }[];
            comment: components["schemas"]["DecisionComment"];
        };
        /** @description A choice for a well. */
        SaveSensitivityRequest: {
            /**
             * Format: uuid
             * @description Key of the choice, chosen by the caller, so that it can be sent again.
             */
            id: string;
            version: components["schemas"]["Version"];
            sensitivity: components["schemas"]["Sensitivity"];
        };
        /** @description A test of a well. Rates are those of a day; `null` is what was not measured. Of tests at the same time the one that says most is shown. */
        WellTest: {
            id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When it began.
             */
            start: string;
            /**
             * Format: date-time
             * @description When it ended; `null` while it lasts.
             */
            end: string | null;
            /**
             * Format: date
             * @description Production day in which it began.
             */
            startDay: string;
            /**
             * Format: date
             * @description Production day in which it ended; `null` where `end` is.
             */
            endDay: string | null;
            /** @description How long it measured. Unit: h. */
            hours: number | null;
            /** @description Rate of oil. Unit: Sm3/d. */
            oil: number | null;
            /** @description Rate of gas. Unit: Sm3/d. */
            gas: number | null;
            /** @description Rate of water. Unit: Sm3/d. */
            water: number | null;
            /** @description Opening of the choke. Unit: %. */
            choke: number | null;
            /** @description Pressure at the wellhead. Unit: bar. */
            wellheadPressure: number | null;
            /** @description Frequency of the pump. Unit: Hz. */
            frequency: number | null;
            /** @description Whether it was accepted; `null` while it was not judged. */
            accepted: boolean | null;
            /**
             * @description Where it is known from. The schedule and the operations log have no rates.
             * @enum {string}
             */
            source: "import" | "schedule" | "log";
            /** @description Its title or remark. */
            title: string | null;
        };
        /** @description A forecast as reserves have it. */
        ForecastRange: {
            /** @description P90; exceeded in nine of ten cases. Unit: as its owner says. */
            low: number;
            /** @description P50. Unit: as its owner says. */
            mid: number;
            /** @description P10; exceeded in one of ten cases. Unit: as its owner says. */
            high: number;
        };
        /** @description The likeliest curve of a decline. */
        ForecastFit: {
            /**
             * @description Form of the decline.
             * @enum {string}
             */
            kind: "exponential" | "hyperbolic" | "harmonic";
            /** @description Arps' exponent. A pure ratio. */
            exponent: number;
            /** @description Rate of the curve on the last day. Unit: Sm3/d. */
            curveRate: number;
            /** @description How far the newest values of one level, seven at most, lie off the curve, where that is 5 % or more and more than their noise: the forecast then begins with their level and declines on as the curve does. `null` where it begins with the curve. Unit: %. */
            offPct: number | null;
            /** @description Rate with which the forecast begins on the last day, Sm3/d. */
            begin: components["schemas"]["ForecastRange"];
            /** @description Rate with which the forecast begins on the last day, qi: with `nominalPct` and `exponent` it gives every P50. Unit: Sm3/d. */
            rate: number;
            /** @description Nominal decline a year on the last day, Di: 36,500 × Di a day. Unit: %. */
            nominalPct: number;
            /** @description How many of the newest days are of the level that says where the rate is now. */
            levelDays?: number;
            /** @description Effective decline, of the next year: what it takes of the rate. Unit: %. */
            declinePct: number;
            /** @description Standard deviation of the days around the curve. Unit: %. */
            residualPct: number;
        };
        /** @description What to expect until some months from the last day. */
        ForecastHorizon: {
            /**
             * @description How far it reaches from the last day. Unit: months.
             * @enum {integer}
             */
            months: 3 | 12 | 24;
            /** @description Rate at its end, Sm3/d. */
            rate: components["schemas"]["ForecastRange"];
            /** @description Volume until its end, Sm3. */
            volume: components["schemas"]["ForecastRange"];
            /** @description Oil that work of the schedule which begins until its end is expected to cost. Unit: Sm3. */
            plannedWork: number;
            /** @description Volume less that of the work, Sm3. */
            withWork: components["schemas"]["ForecastRange"];
        };
        /** @description What is left until a rate. */
        ForecastRemaining: {
            /** @description The rate that was asked for. Unit: Sm3/d. */
            economicRate: number;
            /** @description Days until the rate has fallen to it, at most 50 years. */
            days: components["schemas"]["ForecastRange"];
            /** @description Volume until then, Sm3. */
            volume: components["schemas"]["ForecastRange"];
            /** @description Estimated ultimate recovery of a well, what it has made so far and this volume, Sm3. Absent of a field. */
            ultimate?: components["schemas"]["ForecastRange"];
        };
        /** @description A lasting step of a well's rate. */
        RateStep: {
            /**
             * Format: date
             * @description First day of the new level.
             */
            day: string;
            /**
             * @description A change that is certain, a loss that has not recovered, an accepted level, work of the operations log, or the first valid day after more than 30 days without one.
             * @enum {string}
             */
            kind: "change" | "loss" | "acceptedLevel" | "workover" | "pumpReplacement" | "choke" | "frequency" | "restart";
        };
        /** @description Days between the first and the last that a decline is fitted to, and that it is not fitted to. */
        DaysNotFitted: {
            /** @description No whole days: under twelve hours, suspect, or without the product. Unit: d. */
            notValid: number;
            /** @description Of losses that the well recovered from. Unit: d. */
            inLosses: number;
            /** @description Left out by a person. Unit: d. */
            leftOut: number;
        };
        /** @description How a well goes on from the newest day of its field. */
        WellOutlook: {
            /**
             * @description `returns` stands still and comes back on `returns`; `waits` stands still for a cause that only work removes, and none is planned: it is in no forecast of its field, and its own is zero; `out` is suspended, abandoned or without the product for more than 30 days: it is in no forecast of its field, and its own is as if it came back tomorrow.
             * @enum {string}
             */
            state: "running" | "returns" | "waits" | "out";
            /**
             * Format: date
             * @description Last day on which it made any of the product.
             */
            lastMade: string | null;
            /**
             * Format: date
             * @description First day on which it produces again.
             */
            returns: string | null;
            /** @description What says so, work of the schedule that can end the stop or the field's usual time to restore. */
            returnsBy: ("work" | "usual") | null;
            /** @description Code in the catalog of causes of what stopped the well, by the operations log; `null` unless it stands still and that is known. */
            cause: string | null;
            /** @description The field's usual time to restore. Unit: h. */
            usualHours: number;
            /** @description What is made of what would be made without downtime, as in the last 365 days of the field; every volume is less by it, rates are of days on stream. Unit: %. */
            onStreamPct: number;
        };
        /** @description How a well declines, and where that leads. */
        WellForecast: {
            well: components["schemas"]["WellLabel"];
            /**
             * @description The main product of the well.
             * @enum {string}
             */
            product: "oil" | "gas";
            /**
             * Format: date
             * @description First valid day that the decline is fitted to, or that was read without a fit; `null` without one.
             */
            from: string | null;
            /**
             * Format: date
             * @description Last valid day that was read; `null` without one.
             */
            to: string | null;
            /**
             * Format: date
             * @description Last valid day that the decline is fitted to; `null` without a fit.
             */
            fittedTo: string | null;
            /** @description Valid days that the decline is fitted to, or that were read without a fit. Unit: d. */
            days: number;
            /** @description Whether the well has no day, so that its days are those of the whole months that were reported, with what each made by its days on stream. Absent where that is not known. */
            ofMonths?: boolean;
            /**
             * @description Which days the decline is of: those since the newest step, of which there are 90 or no longer stretch of one level; the newest stretch before it that is long enough, with whose slope the level of the days since goes on; or those that a person chose. No stretch of the rule goes across a step.
             * @enum {string}
             */
            basis: "sinceStep" | "before" | "chosen";
            /** @description The step with which the fitted days begin; `null` without one. */
            begins: components["schemas"]["RateStep"] | null;
            /** @description The newest step; `null` without one. */
            lastStep: components["schemas"]["RateStep"] | null;
            excluded: components["schemas"]["DaysNotFitted"];
            outlook: components["schemas"]["WellOutlook"];
            /** @description The case that is in force; `null` without one. */
            kept: components["schemas"]["DeclineCase"] | null;
            /** @description Whether the decline is that of the case. */
            isKept: boolean;
            /** @description What the well has made of the product since its first report. Unit: Sm3. */
            cumulative: number;
            /** @description The steps within the newest three years, the newest first. */
            steps: components["schemas"]["RateStep"][];
            /** @description The well as the list of wells that slide has it: then its days begin with the newest 90 valid ones at the earliest. Absent where it does not slide. */
            slide?: components["schemas"]["SteepDecline"];
            /**
             * @description Whether there is a fit; there is none where no stretch of one level has 30 valid days. With `noDecline` the rate does not fall: its level is carried on, and declines as far as its noise leaves it open.
             * @enum {string}
             */
            status: "fitted" | "tooFewDays" | "noDecline";
            /** @description The likeliest curve; `null` without a fit. */
            fit: components["schemas"]["ForecastFit"] | null;
            /** @description Means of equal parts of the valid days of three years, and the curve. */
            points: {
                /**
                 * Format: date
                 * @description Production day in the middle of the part.
                 */
                day: string;
                /** @description Mean rate of whole days. Unit: Sm3/d. */
                rate: number;
                /** @description Rate of the curve; `null` where it is not fitted to the day. Unit: Sm3/d. */
                fitted: number | null;
            }[];
            /** @description The forecast from the last day on for 24 months, in equal steps; empty without a fit. */
            course: {
                /**
                 * Format: date
                 * @description Production day.
                 */
                day: string;
                /** @description Rate on the day, Sm3/d. */
                rate: components["schemas"]["ForecastRange"];
            }[];
            /** @description What to expect; empty without a fit. */
            horizons: components["schemas"]["ForecastHorizon"][];
            /** @description What is left until a rate; `null` where none was asked for, or without a fit. */
            remaining: components["schemas"]["ForecastRemaining"] | null;
        };
        /** @description What a field made on the newest day on which at least 90 % of its wells reported. */
        FieldRateNow: {
            /**
             * Format: date
             * @description The day.
             */
            day: string;
            /** @description What it made on the day. Unit: Sm3/d. */
            rate: number;
            /** @description Wells that made none of the product on the day and did in the 30 days before. Unit: wells. */
            downWells: number;
            /** @description What these made on the days of these 30 on which they produced, on average. Unit: Sm3/d. */
            downRate: number;
        };
        /** @description A well that stands still and is forecast to come back. */
        WellReturning: {
            id: components["schemas"]["Id"];
            /** @description Its name. */
            name: string;
            /**
             * Format: date
             * @description Last day on which it made any of the product.
             */
            lastMade: string | null;
            /**
             * Format: date
             * @description First day on which it is forecast to produce again.
             */
            returns: string;
            /**
             * @description What the day is of, the end of its work in the schedule or the field's usual time to restore from now on.
             * @enum {string}
             */
            by: "work" | "usual";
            /** @description Its level before the stop, with which it comes back. Unit: Sm3/d. */
            rate: number;
        };
        /** @description A well of the product that is in no forecast. */
        WellOut: {
            id: components["schemas"]["Id"];
            /** @description Its name. */
            name: string;
            /**
             * Format: date
             * @description Last day on which it made any of the product; `null` where it never did.
             */
            lastMade: string | null;
            /**
             * @description Suspended by its record; off stream for a cause that only work removes, and none is planned; without the product for more than 30 days, or without a stretch of 30 valid days of one level.
             * @enum {string}
             */
            reason: "suspended" | "stopped" | "tooFewDays" | "noRepair";
        };
        /** @description Where the wells of a field lead: the sum of their own forecasts. P50 is the sum of theirs; P90 and P10 are of 200 drawn futures in which what wells turn out to make is correlated. */
        FieldForecast: {
            /**
             * @description What it is of.
             * @enum {string}
             */
            product: "oil" | "gas";
            /**
             * Format: date
             * @description Newest day with a report; `null` without one.
             */
            day: string | null;
            /** @description Wells that are summed. Unit: wells. */
            wells: number;
            /** @description Those of them that stand still, by name. */
            returning: components["schemas"]["WellReturning"][];
            /** @description Wells of the product that are not summed, by name, but for abandoned ones. */
            out: components["schemas"]["WellOut"][];
            /** @description Wells that are summed by a case that a person kept, by name. */
            kept: {
                id: components["schemas"]["Id"];
                /** @description Name of the well. */
                name: string;
                /** @description Name of the case. */
                case: string;
            }[];
            /** @description Mean time to restore of unplanned stops in the last 365 days, of all fields where this one has none. Unit: h. */
            usualHours: number;
            /** @description What the wells made in the last 365 days of what they would have made at their own mean rates without downtime; every volume is less by it. Unit: %. */
            onStreamPct: number;
            /** @description Correlation of what wells turn out to make. A pure ratio. */
            correlation: number;
            /** @description What it made on its newest day. Absent without one. */
            now?: components["schemas"]["FieldRateNow"];
            /** @description Rate of all wells on stream on the first day on which none stands still, Sm3/d; `null` without a forecast. */
            begin: components["schemas"]["ForecastRange"] | null;
            /** @description What the next year takes of it; `null` without a forecast. Unit: %. */
            declinePct: number | null;
            /** @description What to expect; empty without a forecast. */
            horizons: components["schemas"]["ForecastHorizon"][];
            /** @description What is left until a rate; `null` where none was asked for, or without a forecast. */
            remaining: components["schemas"]["ForecastRemaining"] | null;
        };
        /** @description A well whose newest 90 valid days decline far more than its newest 365. */
        SteepDecline: {
            well: components["schemas"]["WellLabel"];
            /**
             * @description Main product of the well.
             * @enum {string}
             */
            product: "oil" | "gas";
            /**
             * Format: date
             * @description First of the newest 90 valid days.
             */
            from: string;
            /**
             * Format: date
             * @description Last of them.
             */
            to: string;
            /** @description What 30 valid days took of the rate in the newest 90. Unit: %. */
            recentPct: number;
            /** @description What 30 valid days took of it in the newest 365; negative where it rose. Unit: %. */
            yearPct: number;
            /** @description Where the line through the newest 90 days ends. Unit: Sm3/d. */
            rate: number;
            /** @description Where it would have ended by the decline of the year. Unit: Sm3/d. */
            expected: number;
            /** @description Version of the rule. */
            version: string;
        };
        /** @description How a field and its wells decline. */
        FieldDecline: {
            id: components["schemas"]["Id"];
            /** @description Its name. */
            name: string;
            /** @description Selected wells for the product that go on and whose decline is known. */
            wells: number;
            /** @description Selected wells that decline far more than in their year, the largest loss first. */
            steep: components["schemas"]["SteepDecline"][];
            /** @description Of the whole field where it is for the product, whichever of its wells are selected; `null` of another one, and from the 21st field on. */
            forecast: components["schemas"]["FieldForecast"] | null;
        };
        /** @description Declines by field, of one product. */
        DeclineStatistics: {
            /**
             * @description What they are of.
             * @default oil
             * @enum {string}
             */
            product: "oil" | "gas";
            /** @description The fields of the selected wells that make the product, by name. */
            fields: components["schemas"]["FieldDecline"][];
        };
        /** @description What happened to a well in a window. */
        WellHistory: {
            well: components["schemas"]["WellLabel"];
            /**
             * Format: date
             * @description First day of the window.
             */
            from: string;
            /**
             * Format: date
             * @description Last day of the window.
             */
            to: string;
            /** @description Entries of the operations log, oldest first. */
            events: components["schemas"]["WellEvent"][];
            /** @description Tests that began in the window, oldest first. */
            tests: components["schemas"]["WellTest"][];
            /** @description Means between the change points of each variable, in order. */
            stepMeans: components["schemas"]["StepMean"][];
            /** @description What it lost of its main product by reason and kind, largest first. */
            losses: components["schemas"]["DefermentReason"][];
            /**
             * @description Its main product, which the losses are of.
             * @default oil
             * @enum {string}
             */
            lossProduct: "oil" | "gas";
            /** @description Version of the rule that split the losses, the oldest of the window; `null` without losses. */
            lossVersion: string | null;
        };
        /**
         * @description Lines that are drawn on one axis; `gas` is that of wells whose main product is gas.
         * @enum {string}
         */
        SeriesTrackName: "gas" | "oil" | "liquid" | "waterCut" | "gor" | "pressure" | "frequency" | "injection";
        /**
         * @description What a line shows. `oil`, `gas` and `liquid` are volumes of a day as given, their rates the same by 24 hours on stream; potentials are those of both methods; pump signals are means of the hours that the pump ran, of days with at least twelve of them. Those of a month are what it made by its days on stream, or all of them where these were not reported: estimates, given where they are asked for.
         * @enum {string}
         */
        SeriesLineName: "oil" | "oilRate" | "potential" | "decliningPotential" | "gas" | "gasRate" | "gasPotential" | "decliningGasPotential" | "liquid" | "liquidRate" | "waterCut" | "gor" | "wellheadPressure" | "downholePressure" | "intakePressure" | "dischargePressure" | "frequency" | "waterInjected" | "oilOfMonth" | "gasOfMonth" | "liquidOfMonth" | "injectionOfMonth";
        /** @description One line of a track. */
        SeriesLine: {
            name: components["schemas"]["SeriesLineName"];
            /** @description One value for each of the track's days; `null` where there is none. Unit: as `unit` of the track says. */
            values: components["schemas"]["Column"];
        };
        /** @description Lines on one axis with the days that a chart needs of them. */
        SeriesTrack: {
            track: components["schemas"]["SeriesTrackName"];
            /**
             * @description Unit of its lines.
             * @example Sm3/d
             */
            unit: string;
            /** @description Production days, ascending, each once. */
            day: string[];
            /** @description Lines that have a value in the window. */
            lines: components["schemas"]["SeriesLine"][];
        };
        /** @description The curves of one well. */
        WellCurves: {
            well: components["schemas"]["WellLabel"];
            flowKind: components["schemas"]["FlowKind"];
            /** @description Daily rows of the well in the window. */
            rows: number;
            /** @description Tracks that were asked for and have a value in the window. */
            tracks: components["schemas"]["SeriesTrack"][];
        };
        /** @description The curves of wells in a window. */
        WellSeries: {
            /**
             * Format: date
             * @description First day of the window.
             */
            from: string;
            /**
             * Format: date
             * @description Last day of the window.
             */
            to: string;
            /** @description How many days a part of the window has; with 1 nothing is left out. Unit: d. */
            partDays: number;
            /** @description The wells in the order in which they were asked for. */
            wells: components["schemas"]["WellCurves"][];
        };
        /**
         * @description What was measured at a pump. `frequency` is 0 when it stands still, `motorCurrentVariation` the standard deviation of the current within the hour over its mean, `freeGas` the gas at its intake by volume, estimated.
         * @enum {string}
         */
        HourSignalName: "frequency" | "motorCurrent" | "motorCurrentVariation" | "motorTemperature" | "intakeTemperature" | "intakePressure" | "dischargePressure" | "wellheadPressure" | "liquidRate" | "waterCut" | "freeGas" | "gor" | "power" | "vibration";
        /** @description A signal of a pump, hour by hour. */
        HourSignal: {
            name: components["schemas"]["HourSignalName"];
            /**
             * @description Unit of its values.
             * @example Hz
             */
            unit: string;
            /** @description One mean for each of the hours; `null` where there is none. Unit: as `unit` says. */
            values: (number | null)[];
        };
        /** @description The hourly signals of a well's pump in a production day. */
        WellHours: {
            well: components["schemas"]["WellLabel"];
            /**
             * @description IANA name of the zone of its field.
             * @example Europe/Oslo
             */
            timeZone: string;
            /**
             * Format: date
             * @description The production day; `null` where none was asked for and there is no reading.
             */
            day: string | null;
            /**
             * Format: date-time
             * @description When the day begins; `null` without a day.
             */
            begin: string | null;
            /**
             * Format: date-time
             * @description When the next one begins; `null` without a day.
             */
            end: string | null;
            /**
             * Format: date
             * @description First production day with a reading; `null` while there is none.
             */
            firstDay: string | null;
            /**
             * Format: date
             * @description Last production day with a reading; `null` while there is none.
             */
            lastDay: string | null;
            /** @description When each hour begins, ascending, each once. */
            at: string[];
            /** @description Quality of each hour's reading. */
            quality: components["schemas"]["Quality"][];
            /** @description Signals that have a value in the day. */
            signals: components["schemas"]["HourSignal"][];
            /** @description Entries of the operations log that begin in the day or last into it, oldest first. */
            events: components["schemas"]["WellEvent"][];
        };
        /**
         * @description A list of the portal, as its addresses name it.
         * @example deferredProduction
         */
        ListName: string;
        /** @description Counts the changes; begins at 1. */
        Version: number;
        /** @description A list as a user wants to see it again. */
        SavedView: {
            id: components["schemas"]["Id"];
            list: components["schemas"]["ListName"];
            /**
             * @description Name as its owner typed it.
             * @example Largest oil losses
             */
            name: string;
            /**
             * @description Name in addresses, made from the first name and unique in the installation. It never changes.
             * @example largest-oil-losses
             */
            slug: string;
            /**
             * @description The query of the list's address, without its `?`.
             * @example span=7d&rows=open
             */
            address: string;
            /** @description Whether every signed-in user may open it. */
            shared: boolean;
            /** @description Whether it belongs to this user, who alone may change it. */
            mine: boolean;
            /** @description Whether this user may remove it, as its owner or as an administrator. */
            removable: boolean;
            /** @description Name of its owner; `null` when the owner's account is gone or no longer active. */
            ownerName: string | null;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updatedAt: string;
            version: components["schemas"]["Version"];
        };
        /** @description A new view, or a change of one. */
        SaveViewRequest: {
            /** @description The view to change; `null` for a new one. */
            id: components["schemas"]["Id"] | null;
            list: components["schemas"]["ListName"];
            /** @description One line in which something is seen, without marks that turn text around. Space around it is not stored. */
            name: string;
            /** @description The query of the list's address, without its `?`. */
            address: string;
            /** @description Whether every signed-in user may open it. */
            shared: boolean;
            /** @description The version that was changed; `null` for a new one. */
            version: components["schemas"]["Version"] | null;
        };
        /** @description What to remove, and in which version it was seen. */
        RemoveRequest: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        /**
         * @description `wells`: notifications of the user's own wells (`Preferences.myWells`); `view`: the rows of a saved view; `handover`: the hand-over of the shift.
         * @enum {string}
         */
        AlertKind: "wells" | "view" | "handover";
        /**
         * @description A kind of notifications.
         * @enum {string}
         */
        AlertRule: "exception" | "changePoint" | "schedule" | "system" | "news";
        /**
         * @description When what was found is sent.
         * @enum {string}
         */
        AlertPace: "atOnce" | "daily" | "weekly";
        /**
         * @description How it is sent.
         * @enum {string}
         */
        AlertChannel: "mail" | "webhook";
        /**
         * @description Whether a message waits for its server, was taken by it, or was given up.
         * @enum {string}
         */
        AlertDeliveryState: "waiting" | "sent" | "failed";
        /** @description What a user is sent, how, and when. */
        AlertSubscription: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["AlertKind"];
            /** @description What the user calls it. */
            name: string;
            /** @description The saved view that is sent; `null` of other kinds. */
            viewId: components["schemas"]["Id"] | null;
            /** @description Of `wells`, which kinds of notifications; none for all. */
            kinds: components["schemas"]["AlertRule"][];
            /** @description Of `wells`, the least urgent that is sent; `null` for all. */
            leastSeverity: components["schemas"]["Severity"] | null;
            /** @description Of `wells`, which they are; `null` for the user's own, as they are at the moment (`Preferences.myWells`). */
            wells: components["schemas"]["MyWells"] | null;
            pace: components["schemas"]["AlertPace"];
            /** @description Hour of the reader's clock at which a summary is sent. */
            hour: number;
            /** @description Day of a weekly summary; 1 is Monday. */
            weekday: number;
            /** @description Hour of the reader's clock from which all waits; `null` for none. */
            quietFrom: number | null;
            /** @description Hour at which what waited is sent; `null` for none. */
            quietTo: number | null;
            channel: components["schemas"]["AlertChannel"];
            /** @description Address of a person without an account; `null` for the user's own. */
            recipient: string | null;
            /** @description What is called; `null` for mails. */
            webhookUrl: string | null;
            /**
             * @description Of a person without an account; `null` for what the user chose.
             * @enum {string|null}
             */
            language: "en" | "es" | "fr" | null;
            /** @description IANA name of the zone of such a person; `null` for what the user chose. */
            timeZone: string | null;
            /**
             * @description Units of such a person; `null` for what the user chose.
             * @enum {string|null}
             */
            units: "metric" | "field" | null;
            /** @description Name of the view; `null` of other kinds. */
            viewName: string | null;
            /**
             * @description Whether it is sent, waits for its recipient, or was stopped.
             * @enum {string}
             */
            state: "active" | "unconfirmed" | "stopped";
            /**
             * Format: date-time
             * @description When its next summary is due; `null` for none.
             */
            nextAt: string | null;
            /**
             * Format: date-time
             * @description When the last message was made; `null` for none.
             */
            lastSentAt: string | null;
            /** @description What has become of it; `null` for none. */
            lastState: components["schemas"]["AlertDeliveryState"] | null;
            version: components["schemas"]["Version"];
        };
        /** @description A new subscription, or a change of one. */
        SaveAlertSubscriptionRequest: {
            /** @description The subscription to change; `null` for a new one. */
            id: components["schemas"]["Id"] | null;
            kind: components["schemas"]["AlertKind"];
            /** @description What the user calls it. */
            name: string;
            /** @description The saved view that is sent; `null` of other kinds. */
            viewId: components["schemas"]["Id"] | null;
            /** @description Of `wells`, which kinds of notifications; none for all. */
            kinds: components["schemas"]["AlertRule"][];
            /** @description Of `wells`, the least urgent that is sent; `null` for all. */
            leastSeverity: components["schemas"]["Severity"] | null;
            /** @description Of `wells`, which they are; `null` for the user's own, as they are at the moment (`Preferences.myWells`). */
            wells?: components["schemas"]["MyWells"] | null;
            pace: components["schemas"]["AlertPace"];
            /** @description Hour of the reader's clock at which a summary is sent. */
            hour: number;
            /** @description Day of a weekly summary; 1 is Monday. */
            weekday: number;
            /** @description Hour of the reader's clock from which all waits; `null` for none. */
            quietFrom: number | null;
            /** @description Hour at which what waited is sent; `null` for none. */
            quietTo: number | null;
            channel: components["schemas"]["AlertChannel"];
            /** @description Address of a person without an account; `null` for the user's own. */
            recipient: string | null;
            /** @description What is called; `null` for mails. */
            webhookUrl: string | null;
            /**
             * @description What is read in by a person without an account, and by a user whose preferences name no language.
             * @enum {string|null}
             */
            language: "en" | "es" | "fr" | null;
            /** @description IANA name of the zone of a person without an account, and of a user whose preferences name none; `null` for UTC. */
            timeZone: string | null;
            /**
             * @description Whether it is stopped, to be sent again when it is saved without.
             * @default false
             */
            stopped: boolean;
            /**
             * @description Units of a person without an account, and of a user whose preferences name none.
             * @enum {string|null}
             */
            units: "metric" | "field" | null;
            /** @description The version that was changed; `null` for a new one. */
            version: components["schemas"]["Version"] | null;
        };
        /** @description A subscription as it is stored. */
        SavedAlertSubscription: {
            subscription: components["schemas"]["AlertSubscription"];
            /** @description What calls of the webhook are signed with (`whsec_…`), shown once: when its address is new. `null` otherwise. */
            secret: string | null;
        };
        /** @description One thing that is reported, in the reader's language and units. */
        AlertItem: {
            /** @description Of the notification, event, change or hand-over. */
            id: string;
            /** @description One line. */
            title: string;
            /** @description Plain text; may be empty. */
            body: string;
            /**
             * @description How urgent it is; `null` where nothing says so.
             * @enum {string|null}
             */
            severity: "high" | "medium" | "low" | "info" | null;
            /**
             * Format: uri
             * @description Where to see more.
             */
            link: string | null;
        };
        /** @description What one mail or one call of a webhook says. */
        AlertMessage: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["AlertKind"];
            /** @description Name of the subscription. */
            name: string;
            /** @description Whether a user asked for it, to see that it arrives: it says what is there, new or not. */
            test: boolean;
            /**
             * Format: date-time
             * @description When it was made.
             */
            at: string;
            /**
             * @description Language of its texts.
             * @enum {string}
             */
            language: "en" | "es" | "fr";
            /** @description One line. */
            subject: string;
            /** @description What it comes to; `null` where the items say all. */
            summary: string | null;
            /** @description How many items there are. */
            total: number;
            /** @description The first of them. */
            items: components["schemas"]["AlertItem"][];
            /**
             * Format: uri
             * @description Where to see all.
             */
            link: string;
            /**
             * Format: date-time
             * @description When the newest row behind it was measured; `null` where it is not known.
             */
            dataAsOf: string | null;
        };
        /** @description A message that was made. */
        AlertDelivery: {
            id: components["schemas"]["Id"];
            channel: components["schemas"]["AlertChannel"];
            state: components["schemas"]["AlertDeliveryState"];
            /** @description Why the last call of a webhook failed, for programs; `null` for none. */
            failure: string | null;
            message: components["schemas"]["AlertMessage"];
        };
        /** @description What a subscription would send. */
        AlertPreview: {
            message: components["schemas"]["AlertMessage"];
            /**
             * Format: date-time
             * @description When its next summary would be due; `null` for one that sends at once.
             */
            nextAt: string | null;
        };
        /** @description Which subscription to try. */
        SendTestAlertRequest: {
            id: components["schemas"]["Id"];
        };
        /** @description Whether what is sent arrives, as far as the server knows. */
        AlertChannels: {
            /**
             * @description `none`: there is no mail server, and mails wait; `untried`: none was sent to the user in the last 90 days; `works`: the last one was taken by the mail server; `fails`: it was not, and is tried again.
             * @enum {string}
             */
            mail: "none" | "untried" | "works" | "fails";
            /**
             * Format: date-time
             * @description When that mail was written; `null` for none.
             */
            mailAt: string | null;
        };
        /** @description A place of the portal. */
        CreateLinkRequest: {
            /**
             * @description Path and query below the portal's own origin.
             * @example /dashboard?area=deferredProduction&span=7d
             */
            address: string;
        };
        /** @description A short link. */
        LinkCode: {
            /** @description What stands behind `/s/` in the portal's address. */
            code: string;
        };
        /** @description What a short link leads to. */
        Link: {
            /** @description Path and query below the portal's own origin. */
            address: string;
            /**
             * Format: date-time
             * @description When the link was made.
             */
            createdAt: string;
        };
        /**
         * @description What a result is.
         * @enum {string}
         */
        SearchKind: "well" | "field" | "exception" | "changePoint" | "schedule";
        /** @description A part of a name that was searched for, in UTF-16 code units. */
        SearchMark: {
            /** @description Its first character. */
            from: number;
            /** @description The character behind its last one. */
            to: number;
        };
        /** @description Something that a text found. */
        SearchResult: {
            kind: components["schemas"]["SearchKind"];
            id: components["schemas"]["Id"];
            /**
             * @description Name of the well or field, title of the work.
             * @example NV-A-01
             */
            name: string;
            /** @description Where the name holds the words of the text; none where it is only named alike. */
            marks: components["schemas"]["SearchMark"][];
            /** @description The well that it is, or is about; `null` for fields and their work. */
            well: components["schemas"]["WellLabel"] | null;
            field: components["schemas"]["FieldLabel"];
            /** @description Name of the field's area. */
            area: string;
            /** @description Name of the area's business unit. */
            businessUnit: string;
            /**
             * @description What it is about: the method of production of a well, the cause of a drop or `gasInterface`, the variable of a change, the activity of work; `null` for fields.
             * @example waterCut
             */
            subject: string | null;
            /**
             * @description The state of the well, finding or work; `null` for fields.
             * @example producing
             */
            status: string | null;
            /** @description How much a finding matters; `null` for all else. */
            severity: components["schemas"]["Severity"] | null;
            /**
             * Format: date
             * @description Production day of a finding, planned first day of work, newest day with data of a well; `null` for fields and for wells without data.
             */
            day: string | null;
            /** @description Whether a finding is neither over nor set aside, whether work is still to come or goes on, whether a well has an open finding; `false` for fields. */
            isOpen: boolean;
            /** @description Whether it is a well or field whose name is only like the text, or belongs to a well that is only named alike. */
            isLike: boolean;
            /** @description The newest oil of an oil well in the 30 production days to its newest one; `null` where it has none, and for all else. */
            latestOil: components["schemas"]["LatestOil"] | null;
            /** @description The same of gas, of a well that is for gas. */
            latestGas: components["schemas"]["LatestGas"] | null;
            /** @description What changed, as the notification of the same finding says it: the `subject` of a change; the rate of a drop of oil, gas or liquid, while it is open or standing from what is expected to that of the newest day, as `GetExceptions` has it; `null` for all else. */
            change: components["schemas"]["FoundChange"] | null;
        };
        /** @description What a measured quantity was and is, of a change or a drop. */
        FoundChange: {
            variable: components["schemas"]["ChangeVariable"];
            /** @description The mean before a change, the baseline of a drop. Unit: as `unit` says. */
            before: number;
            /** @description The mean since a change, the rate of a drop. Unit: as `unit` says. */
            after: number;
            /**
             * @description Unit of both.
             * @example Sm3/d
             */
            unit: string;
        };
        /** @description The oil that a well produced on its newest production day that has a figure. */
        LatestOil: {
            /**
             * Format: date
             * @description Production day.
             */
            day: string;
            /** @description Oil of that day, as given. Unit: Sm3. */
            volume: number;
        };
        /** @description The gas that a well produced on its newest production day that has a figure. */
        LatestGas: {
            /**
             * Format: date
             * @description Production day.
             */
            day: string;
            /** @description Gas of that day, as given. Unit: Sm3. */
            volume: number;
        };
        /** @description How many results of a kind there are. */
        SearchCount: {
            kind: components["schemas"]["SearchKind"];
            /** @description All of them, not only those of the page. */
            count: number;
        };
        /** @description One page of what a text found. */
        SearchResults: {
            /** @description Results of the asked kinds. */
            total: number;
            /** @description The number of results of each kind, whichever kinds were asked for. */
            counts: components["schemas"]["SearchCount"][];
            /** @description The results of the page, the best first. */
            results: components["schemas"]["SearchResult"][];
        };
        /** @description Enough of a field to name it and to link to it. */
        FieldLabel: {
            id: components["schemas"]["Id"];
            /**
             * @description Name to show.
             * @example Venture
             */
            name: string;
        };
        /** @description A person's note on a well or field, at a day. */
        Annotation: {
            id: components["schemas"]["Id"];
            /** @description The well; `null` when the note is on the whole field. */
            well: components["schemas"]["WellLabel"] | null;
            field: components["schemas"]["FieldLabel"];
            /**
             * Format: date
             * @description Production day that it is about.
             */
            day: string;
            /** @description Plain text; may have several lines. */
            text: string;
            /** @description Who wrote it; `null` when the account is gone. */
            authorName: string | null;
            /** @description Whether this user wrote it, who alone may change it. */
            mine: boolean;
            /** @description Whether this user may remove it, as its author or as an administrator. */
            removable: boolean;
            /**
             * Format: date-time
             * @description When it was written.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updatedAt: string;
            version: components["schemas"]["Version"];
        };
        /** @description A new note, or a change of one. */
        SaveAnnotationRequest: {
            /** @description The note to change; `null` for a new one. */
            id: components["schemas"]["Id"] | null;
            /** @description The well that it is on. */
            wellId: components["schemas"]["Id"] | null;
            /** @description The field that it is on. */
            fieldId: components["schemas"]["Id"] | null;
            /**
             * Format: date
             * @description Production day that it is about.
             */
            day: string;
            /** @description Text that is not blank, with line feeds and no other control characters. Space around it is not stored. */
            text: string;
            /** @description The version that was changed; `null` for a new one. */
            version: components["schemas"]["Version"] | null;
        };
        /** @description What a user's last visit of a place tells of the one before. */
        Visit: {
            place: components["schemas"]["VisitedPlace"];
            /**
             * Format: date-time
             * @description When the visit before this one was over; `null` on the first one.
             */
            since: string | null;
        };
        /**
         * @description Where the user looks.
         * @enum {string}
         */
        VisitedPlace: "exceptionReport" | "home";
        /** @description A place that a user looks at. */
        SaveVisitRequest: {
            place: components["schemas"]["VisitedPlace"];
        };
        /**
         * @description What happened: a session began, a page was opened, a feature, filter or file was used (`feature.question` is one that the assistant answered, `feature.refusal` one that it could not), a search found nothing, an exception was acknowledged, a part of a page broke, a page was measured as it loaded.
         * @example view
         * @enum {string}
         */
        UsageName: "session" | "view" | "feature.well" | "feature.compare" | "feature.view" | "feature.link" | "feature.note" | "feature.decision" | "feature.handover" | "feature.support" | "feature.question" | "feature.refusal" | "filter.businessUnitIds" | "filter.areaIds" | "filter.fieldIds" | "filter.wellGroupIds" | "filter.manufacturerIds" | "filter.methods" | "filter.wellIds" | "filter.window" | "export.csv" | "export.xlsx" | "export.png" | "export.svg" | "emptySearch" | "acknowledgement" | "error" | "load.lcp" | "load.inp" | "load.cls";
        /**
         * @description The page on which it happened; `other` for one that this list does not have.
         * @example exceptionReport
         * @enum {string}
         */
        UsagePage: "dashboard" | "optimizationDashboard" | "exceptionReport" | "userAnalytics" | "statistics" | "dataHealth" | "administration" | "settings" | "searchResults" | "dashboardUser" | "notifications" | "apps" | "news" | "support" | "link" | "terms" | "privacy" | "notFound" | "other";
        /** @description One thing that a user did, or that a page measured. */
        UsageEvent: {
            name: components["schemas"]["UsageName"];
            page: components["schemas"]["UsagePage"];
            /** @description How long before the call it happened, in seconds. */
            secondsAgo: number;
            /** @description What was measured: milliseconds of `load.lcp` and `load.inp`, thousandths of `load.cls`, minutes from the exception to its `acknowledgement`; null for all others. */
            value: number | null;
            /** @description What an `emptySearch` searched for; null for all others. */
            words: string | null;
        };
        /** @description Events of the caller. */
        RecordUsageRequest: {
            /** @description The events, in any order. */
            events: components["schemas"]["UsageEvent"][];
        };
        /** @description How the portal was used in a month, in sums over groups of people. */
        UserAnalytics: {
            /** @description The month: 2026-10. */
            month: string;
            /** @description The months that have events or kept sums, the newest first. */
            months: string[];
            /** @description How long events are kept, in days. */
            keptDays: number;
            /** @description How long sums of whole months are kept, in months. */
            keptMonths: number;
            /** @description Fewest people of whom a sum is given. */
            smallestGroup: number;
            /** @description Active people by day of the month. */
            byDay: components["schemas"]["ActivePeople"][];
            /** @description Active people by week that ends in the month. */
            byWeek: components["schemas"]["ActivePeople"][];
            /** @description Active people by month that has events, the oldest first. */
            byMonth: components["schemas"]["ActivePeople"][];
            /** @description Sessions by kind of sign-in. */
            sessions: components["schemas"]["UsageCount"][];
            /** @description Views by page. */
            views: components["schemas"]["UsageCount"][];
            /** @description Uses by feature. */
            features: components["schemas"]["UsageCount"][];
            /** @description Uses by filter. */
            filters: components["schemas"]["UsageCount"][];
            /** @description Files by kind. */
            exports: components["schemas"]["UsageCount"][];
            /** @description What five people or more searched for in vain, by its words. */
            emptySearches: components["schemas"]["UsageCount"][];
            /** @description Errors in the browser by page. */
            errors: components["schemas"]["UsageCount"][];
            /** @description How long exceptions waited, by week that ends in the month. */
            acknowledgements: components["schemas"]["AcknowledgementTime"][];
            /** @description How fast pages were, by page. */
            loadTimes: components["schemas"]["LoadTimes"][];
        };
        /** @description How many people used the portal in a period. Where the key of the pseudonyms changed within it, as many as in the part that had more. */
        ActivePeople: {
            /**
             * Format: date
             * @description First day of the period.
             */
            from: string;
            /** @description Whether all of it is counted; not where it is not over, or begins before the first event that is kept. */
            whole: boolean;
            /** @description Active people; null for one to four. */
            people: number | null;
            /** @description Those who were active in the period before as well; null for one to four, where it would give away a group as small, where the key has changed since, and where not all of the period before is counted. */
            returning: number | null;
        };
        /** @description How often something was used, and by how many people. */
        UsageCount: {
            /** @description What it is. */
            name: string;
            /** @description How often; null for a group that is too small. */
            count: number | null;
            /** @description By how many people; null for a group that is too small. */
            people: number | null;
        };
        /** @description How long exceptions waited for the first answer in a week. */
        AcknowledgementTime: {
            /**
             * Format: date
             * @description The Monday of the week.
             */
            from: string;
            /** @description How many were acknowledged; null for a group that is too small. */
            count: number | null;
            /** @description By how many people; null for a group that is too small. */
            people: number | null;
            /** @description Half of them waited no longer, in minutes; null without any and for a group that is too small. */
            medianMinutes: number | null;
        };
        /** @description How fast a page was for three of four visits (75th percentile); null without a measurement and for a group that is too small. */
        LoadTimes: {
            page: components["schemas"]["UsagePage"];
            /** @description Of how many people; null for a group that is too small. */
            people: number | null;
            /** @description Until the largest part was painted, in milliseconds. */
            lcpMs: number | null;
            /** @description From a press to the next picture, in milliseconds. */
            inpMs: number | null;
            /** @description How much the layout shifted, in thousandths. */
            clsThousandths: number | null;
        };
        /** @description The state of the backend. */
        Health: {
            /**
             * @description All is well.
             * @constant
             */
            status: "ok";
            /** @description Version of the backend. */
            version: string;
        };
        /** @description A backend that serves requests. */
        Readiness: {
            /**
             * @description `degraded`: nothing can be stored, as the database has no room left or is read-only. Who is signed in reads on, and no session begins.
             * @enum {string}
             */
            status: "ok" | "degraded";
            /** @description Version of the backend. */
            version: string;
            /**
             * @description Whether the corporate identity provider answered when it was last asked, within the last half minute of a server that is asked as often. `none`: there is none. `unknown`: its first answer is awaited.
             * @enum {string}
             */
            identityProvider: "none" | "answers" | "away" | "unknown";
        };
    };
    responses: {
        /** @description The list is still the one that the caller has. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                "X-Total-Count": components["headers"]["TotalCount"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request breaks this contract. Each message names the place. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description As JSON: no user is signed in, the id_token has merely expired (renew it once and try again), or the credentials are wrong. As plain text, with exactly this text: the session itself is over. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
                "text/plain": "Session timedout. Please relogin.";
            };
        };
        /** @description The signed-in user may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description What the request names does not exist. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description It was changed since the version that the request names; the message says who, and when. Or what is asked for does not go together with what there is. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The list has changed since `cursor` was given out, `code` says `listChanged`: its pages would skip rows or repeat them. Begin again without a cursor. */
        ListChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The body is larger than 64 KiB. It was not read. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The body is of another kind than JSON. It was not read. */
        NotJson: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description Too many failures or requests from this address. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The backend failed. The message holds nothing but the id under which the log has more. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description This backend runs without the identity provider, mail or linked applications that the call needs. */
        NotImplemented: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The backend cannot serve the request just now. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
    };
    parameters: {
        /**
         * @description The language that the user reads.
         * @example es
         */
        Language: "en" | "es" | "fr";
        /**
         * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
         * @example engineer@cnx.example
         */
        UserIdentifier: string;
        /** @description The ETag of the list that the caller has. */
        IfNoneMatch: string;
        /** @description Only wells of these business units. */
        BusinessUnitIds: components["schemas"]["IdList"];
        /** @description Only wells of these areas. */
        AreaIds: components["schemas"]["IdList"];
        /** @description Only wells of these fields. */
        FieldIds: components["schemas"]["IdList"];
        /** @description Only wells that are in one of these groups. */
        WellGroupIds: components["schemas"]["IdList"];
        /** @description Only wells whose lift equipment is made by one of these. */
        ManufacturerIds: components["schemas"]["IdList"];
        /** @description Only wells with one of these methods of production. */
        Methods: components["schemas"]["MethodOfProduction"][];
        /** @description Only these wells. All filters must hold for a well to be selected. */
        WellIds: components["schemas"]["IdList"];
        /** @description First production day of the window, inclusive. Without it the window has 30 days. */
        From: string;
        /** @description Last production day of the window, inclusive. Without it the newest day that data may have. */
        To: string;
        /**
         * @description How many production days the window has, counted back from its last one, so that "the last seven days" are seven tomorrow too. Not beside `from`.
         * @example 7
         */
        Days: number;
        /** @description By which day of a finding the window takes it: the day on which it happened or began, or the newest production day that was known when it was found. */
        DatedBy: "occurred" | "found";
        /** @description The most rows that one answer holds. */
        Limit: number;
        /** @description The `X-Next-Cursor` of the page before, with all other parameters unchanged. Opaque. */
        Cursor: string;
        /**
         * @description What the user typed.
         * @example NV-A-01
         */
        SearchText: string;
        /**
         * @description Only rows that meet all of these conditions, joined by `;`: the name of a column, which is one of the keys of `sort`, a comparison and what it is compared with. `deferred>=10` and `period<=2026-11-19` compare numbers and days; a moment counts by the day that the row writes it with. `choke=well|plant` is met by any of the values, an empty one standing for a row without a value. `well~f-1` is met by names and texts that contain it, without regard to case and accents. In values `;`, `|` and `%` are percent-encoded. At most 10 conditions, each with at most 20 values.
         * @example deferred>=10;choke=well|plant
         */
        Where: string;
        /** @description What a row sums up. */
        Level: "businessUnit" | "area" | "field" | "well";
        /**
         * @description The month, by the production days whose date lies in it. Without it, the newest one whose days have all been reported by a well.
         * @example 2026-10
         */
        Month: string;
        /** @description Whose volumes the answer holds. Where none is asked for, that is gas if every producing well of the selection is for gas, else oil; the answer says which. */
        Product: "oil" | "gas" | "water";
        /** @description By which potential losses are judged. */
        PotentialMethod: "trailingMedian" | "declining";
    };
    requestBodies: never;
    headers: {
        /** @description When the newest row of the selection was measured or computed. Absent when there is no data at all. */
        DataAsOf: string;
        /** @description First and last production day for which the selection has data, whatever window was asked for, as `from/to`; `none` when it has none. */
        DataRange: string;
        /** @description Last production day on which a well of the selection produced or injected, whatever window was asked for. Absent when none ever did. */
        ProducedUntil: string;
        /** @description How many rows the whole selection has, over all pages. */
        TotalCount: number;
        /** @description The `cursor` of the next page. Absent on the last one. */
        NextCursor: string;
        /** @description Changes when the list changes. */
        ETag: string;
        /** @description After how many seconds to try again. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    validateEmailAndPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description The next token package. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPackage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogoutRequest"];
            };
        };
        responses: {
            /** @description The session is over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description The password is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordRequest"];
            };
        };
        responses: {
            /** @description What happens next; failures to help this user stand in `errors`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForgotPasswordResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getB2cChallenge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A fresh PKCE pair. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["B2cChallenge"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getB2cToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["B2cTokenRequest"];
            };
        };
        responses: {
            /** @description The identity provider's answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateB2cToken: {
        parameters: {
            query: {
                /** @description The id_token to check. */
                token: components["schemas"]["Jwt"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result of the check. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["B2cTokenValidation"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    extractSsoToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SsoResult"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path: {
                /**
                 * @description The address as typed.
                 * @example engineer@cnx.example
                 */
                email: components["schemas"]["Email"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How this user signs in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginValidation"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidateUserRequest"];
            };
        };
        responses: {
            /** @description The result of the check. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserValidation"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserinfo: {
        parameters: {
            query: {
                /**
                 * @description Whose user to read.
                 * @example engineer@cnx.example
                 */
                email: components["schemas"]["Email"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user; `errors` is not empty when the account may not be used. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportClientError: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientError"];
            };
        };
        responses: {
            /** @description The report is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPreferences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    savePreferences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Preferences"];
            };
        };
        responses: {
            /** @description The preferences as they are stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveProfileRequest"];
            };
        };
        responses: {
            /** @description The profile as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadPhoto: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadPhotoRequest"];
            };
        };
        responses: {
            /** @description The profile with the photo’s address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The body is larger than 2,816 KiB. It was not read. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePhoto: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemovePhotoRequest"];
            };
        };
        responses: {
            /** @description The profile without a photo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPhoto: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
                /** @description The ETag of the list that the caller has. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The random name of the photo.
                 * @example 9hT2mQvB1xYc0LrKdE4sUw
                 */
                photoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. It never changes; a new photo has another address. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": unknown;
                };
            };
            /** @description The picture is the one that the caller has. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccountSecurity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sessions and sign-ins. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSecurity"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndOtherSessionsRequest"];
            };
        };
        responses: {
            /** @description They are over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndSessionRequest"];
            };
        };
        responses: {
            /** @description It is over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBackendUrlByFeUrl: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BackendUrlRequest"];
            };
        };
        responses: {
            /** @description Where and with what to hand the user over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackendUrlResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApplications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedApplication"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getJwks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The public keys, the current one first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JsonWebKeySet"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    transferToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferTokenRequest"];
            };
        };
        responses: {
            /** @description A session is waiting for the user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferTokenResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNotificationsInfo: {
        parameters: {
            query: {
                /**
                 * @description Whose notifications to list.
                 * @example engineer@cnx.example
                 */
                email: components["schemas"]["Email"];
                /** @description The most rows that one answer holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The `X-Next-Cursor` of the page before, with all other parameters unchanged. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notifications. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markNotificationsRead: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkNotificationsReadRequest"];
            };
        };
        responses: {
            /** @description They are marked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    snoozeNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SnoozeNotificationsRequest"];
            };
        };
        responses: {
            /** @description The group is put off, or back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeferredProductionInfo: {
        parameters: {
            query?: {
                /** @description What a row sums up. */
                level?: components["parameters"]["Level"];
                /** @description Whose volumes the answer holds. Where none is asked for, that is gas if every producing well of the selection is for gas, else oil; the answer says which. */
                product?: components["parameters"]["Product"];
                /** @description By which potential losses are judged. */
                potentialMethod?: components["parameters"]["PotentialMethod"];
                /** @description What of the window a row holds: one production day, or all of them summed up. The rows of wells then add up to those of their fields, and these to those above. Days are the rows as they are known now. Sums are what the books say of closed months, with the adjustments that count in the window, as statistics and report have them. */
                per?: "day" | "window";
                /** @description Only wells of these business units. */
                businessUnitIds?: components["parameters"]["BusinessUnitIds"];
                /** @description Only wells of these areas. */
                areaIds?: components["parameters"]["AreaIds"];
                /** @description Only wells of these fields. */
                fieldIds?: components["parameters"]["FieldIds"];
                /** @description Only wells that are in one of these groups. */
                wellGroupIds?: components["parameters"]["WellGroupIds"];
                /** @description Only wells whose lift equipment is made by one of these. */
                manufacturerIds?: components["parameters"]["ManufacturerIds"];
                /** @description Only wells with one of these methods of production. */
                methods?: components["parameters"]["Methods"];
                /** @description Only these wells. All filters must hold for a well to be selected. */
                wellIds?: components["parameters"]["WellIds"];
                /** @description First production day of the window, inclusive. Without it the window has 30 days. */
                from?: components["parameters"]["From"];
                /** @description Last production day of the window, inclusive. Without it the newest day that data may have. */
                to?: components["parameters"]["To"];
                /**
                 * @description How many production days the window has, counted back from its last one, so that "the last seven days" are seven tomorrow too. Not beside `from`.
                 * @example 7
                 */
                days?: components["parameters"]["Days"];
                /** @description The most rows that one answer holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The `X-Next-Cursor` of the page before, with all other parameters unchanged. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description By what the rows are ordered, with `-` from the largest. Rows without a value come last either way, equal ones keep the list's own order. */
                sort?: "entity" | "-entity" | "period" | "-period" | "potential" | "-potential" | "actual" | "-actual" | "deferred" | "-deferred" | "abovePotential" | "-abovePotential" | "planned" | "-planned" | "unplanned" | "-unplanned" | "efficiencyPct" | "-efficiencyPct" | "choke" | "-choke" | "reasonCode" | "-reasonCode" | "quality" | "-quality" | "wellsReported" | "-wellsReported" | "wellsExpected" | "-wellsExpected";
                /**
                 * @description Only rows that meet all of these conditions, joined by `;`: the name of a column, which is one of the keys of `sort`, a comparison and what it is compared with. `deferred>=10` and `period<=2026-11-19` compare numbers and days; a moment counts by the day that the row writes it with. `choke=well|plant` is met by any of the values, an empty one standing for a row without a value. `well~f-1` is met by names and texts that contain it, without regard to case and accents. In values `;`, `|` and `%` are percent-encoded. At most 10 conditions, each with at most 20 values.
                 * @example deferred>=10;choke=well|plant
                 */
                where?: components["parameters"]["Where"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeferredProduction"][];
                    "application/x-ndjson": components["schemas"]["DeferredProduction"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProductionOptimizationInfo: {
        parameters: {
            query?: {
                /** @description Only wells of these business units. */
                businessUnitIds?: components["parameters"]["BusinessUnitIds"];
                /** @description Only wells of these areas. */
                areaIds?: components["parameters"]["AreaIds"];
                /** @description Only wells of these fields. */
                fieldIds?: components["parameters"]["FieldIds"];
                /** @description Only wells that are in one of these groups. */
                wellGroupIds?: components["parameters"]["WellGroupIds"];
                /** @description Only wells whose lift equipment is made by one of these. */
                manufacturerIds?: components["parameters"]["ManufacturerIds"];
                /** @description Only wells with one of these methods of production. */
                methods?: components["parameters"]["Methods"];
                /** @description Only these wells. All filters must hold for a well to be selected. */
                wellIds?: components["parameters"]["WellIds"];
                /** @description First production day of the window, inclusive. Without it the window has 30 days. */
                from?: components["parameters"]["From"];
                /** @description Last production day of the window, inclusive. Without it the newest day that data may have. */
                to?: components["parameters"]["To"];
                /**
                 * @description How many production days the window has, counted back from its last one, so that "the last seven days" are seven tomorrow too. Not beside `from`.
                 * @example 7
                 */
                days?: components["parameters"]["Days"];
                /** @description By what the rows are ordered, with `-` from the largest. Rows without a value come last either way, equal ones keep the list's own order. */
                sort?: "well" | "-well" | "field" | "-field" | "kind" | "-kind" | "netOil" | "-netOil" | "expectedOil" | "-expectedOil" | "expectedLiquid" | "-expectedLiquid" | "expectedPower" | "-expectedPower" | "confidence" | "-confidence" | "limitingConstraint" | "-limitingConstraint" | "expiresAt" | "-expiresAt";
                /**
                 * @description Only rows that meet all of these conditions, joined by `;`: the name of a column, which is one of the keys of `sort`, a comparison and what it is compared with. `deferred>=10` and `period<=2026-11-19` compare numbers and days; a moment counts by the day that the row writes it with. `choke=well|plant` is met by any of the values, an empty one standing for a row without a value. `well~f-1` is met by names and texts that contain it, without regard to case and accents. In values `;`, `|` and `%` are percent-encoded. At most 10 conditions, each with at most 20 values.
                 * @example deferred>=10;choke=well|plant
                 */
                where?: components["parameters"]["Where"];
                /** @description The most opportunities that one answer names. */
                limit?: number;
                /** @description The `X-Next-Cursor` of the page before, with all other parameters unchanged. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductionOptimization"];
                    "application/x-ndjson": components["schemas"]["OptimizationOpportunity"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getScheduleInfo: {
        parameters: {
            query?: {
                /** @description Only wells of these business units. */
                businessUnitIds?: components["parameters"]["BusinessUnitIds"];
                /** @description Only wells of these areas. */
                areaIds?: components["parameters"]["AreaIds"];
                /** @description Only wells of these fields. */
                fieldIds?: components["parameters"]["FieldIds"];
                /** @description Only wells that are in one of these groups. */
                wellGroupIds?: components["parameters"]["WellGroupIds"];
                /** @description Only wells whose lift equipment is made by one of these. */
                manufacturerIds?: components["parameters"]["ManufacturerIds"];
                /** @description Only wells with one of these methods of production. */
                methods?: components["parameters"]["Methods"];
                /** @description Only these wells. All filters must hold for a well to be selected. */
                wellIds?: components["parameters"]["WellIds"];
                /** @description First production day of the window, inclusive. Without it the window has 30 days. */
                from?: components["parameters"]["From"];
                /** @description Last production day of the window, inclusive. Without it the newest day that data may have. */
                to?: components["parameters"]["To"];
                /** @description The most rows that one answer holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The `X-Next-Cursor` of the page before, with all other parameters unchanged. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description By what the rows are ordered, with `-` from the largest. Rows without a value come last either way, equal ones keep the list's own order. `place` is the well, else the facility; `start` and `end` are as they were, else as planned. */
                sort?: "place" | "-place" | "well" | "-well" | "facility" | "-facility" | "field" | "-field" | "activity" | "-activity" | "title" | "-title" | "start" | "-start" | "end" | "-end" | "plannedStart" | "-plannedStart" | "plannedEnd" | "-plannedEnd" | "actualStart" | "-actualStart" | "actualEnd" | "-actualEnd" | "status" | "-status" | "owner" | "-owner" | "expectedDeferred" | "-expectedDeferred" | "actualDeferred" | "-actualDeferred";
                /**
                 * @description Only rows that meet all of these conditions, joined by `;`: the name of a column, which is one of the keys of `sort`, a comparison and what it is compared with. `deferred>=10` and `period<=2026-11-19` compare numbers and days; a moment counts by the day that the row writes it with. `choke=well|plant` is met by any of the values, an empty one standing for a row without a value. `well~f-1` is met by names and texts that contain it, without regard to case and accents. In values `;`, `|` and `%` are percent-encoded. At most 10 conditions, each with at most 20 values.
                 * @example deferred>=10;choke=well|plant
                 */
                where?: components["parameters"]["Where"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activities. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"][];
                    "application/x-ndjson": components["schemas"]["Schedule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getScheduleFile: {
        parameters: {
            query?: {
                /** @description Only wells of these business units. */
                businessUnitIds?: components["parameters"]["BusinessUnitIds"];
                /** @description Only wells of these areas. */
                areaIds?: components["parameters"]["AreaIds"];
                /** @description Only wells of these fields. */
                fieldIds?: components["parameters"]["FieldIds"];
                /** @description Only wells that are in one of these groups. */
                wellGroupIds?: components["parameters"]["WellGroupIds"];
                /** @description Only wells whose lift equipment is made by one of these. */
                manufacturerIds?: components["parameters"]["ManufacturerIds"];
                /** @description Only wells with one of these methods of production. */
                methods?: components["parameters"]["Methods"];
                /** @description Only these wells. All filters must hold for a well to be selected. */
                wellIds?: components["parameters"]["WellIds"];
                /** @description First production day of the window, inclusive. Without it the window has 30 days. */
                from?: components["parameters"]["From"];
                /** @description Last production day of the window, inclusive. Without it the newest day that data may have. */
                to?: components["parameters"]["To"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendarAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known of the address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarAddress"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCalendarAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCalendarAddressRequest"];
            };
        };
        responses: {
            /** @description The address, which no call answers again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCalendarAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeCalendarAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveCalendarAddressRequest"];
            };
        };
        responses: {
            /** @description That there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendar: {
        parameters: {
            query?: {
                /** @description Only wells of these business units. */
                businessUnitIds?: components["parameters"]["BusinessUnitIds"];
                /** @description Only wells of these areas. */
                areaIds?: components["parameters"]["AreaIds"];
                /** @description Only wells of these fields. */
                fieldIds?: components["parameters"]["FieldIds"];
                /** @description Only wells that are in one of these groups. */
                wellGroupIds?: components["parameters"]["WellGroupIds"];
                /** @description Only wells whose lift equipment is made by one of these. */
                manufacturerIds?: components["parameters"]["ManufacturerIds"];
                /** @description Only wells with one of these methods of production. */
                methods?: components["parameters"]["Methods"];
                /** @description Only these wells. All filters must hold for a well to be selected. */
                wellIds?: components["parameters"]["WellIds"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
                /** @description The ETag of the list that the caller has. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The secret of the address.
                 * @example 8Jm3vQe0xYc1LrKdE4sUwT7bNa5ZpRgHi2OfVk9XlCM
                 */
                secret: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar, to be asked for again after an hour. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": unknown;
                };
            };
            /** @description The calendar is the one that the caller has. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeSchedule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeScheduleRequest"];
            };
        };
        responses: {
            /** @description The activity as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoScheduleChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoDecisionRequest"];
            };
        };
        responses: {
            /** @description The activity as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTimesToRestore: {
        parameters: {
            query?: {
                /** @description Only wells of these business units. */
                businessUnitIds?: components["parameters"]["BusinessUnitIds"];
                /** @description Only wells of these areas. */
                areaIds?: components["parameters"]["AreaIds"];
                /** @description Only wells of these fields. */
                fieldIds?: components["parameters"]["FieldIds"];
                /** @description Only wells that are in one of these groups. */
                wellGroupIds?: components["parameters"]["WellGroupIds"];
                /** @description Only wells whose lift equipment is made by one of these. */
                manufacturerIds?: components["parameters"]["ManufacturerIds"];
                /** @description Only wells with one of these methods of production. */
                methods?: components["parameters"]["Methods"];
                /** @description Only these wells. All filters must hold for a well to be selected. */
                wellIds?: components["parameters"]["WellIds"];
                /** @description First production day of the window, inclusive. Without it the window has 30 days. */
                from?: components["parameters"]["From"];
                /** @description Last production day of the window, inclusive. Without it the newest day that data may have. */
                to?: components["parameters"]["To"];
                /**
                 * @description How many production days the window has, counted back from its last one, so that "the last seven days" are seven tomorrow too. Not beside `from`.
                 * @example 7
                 */
                days?: components["parameters"]["Days"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The times to restore. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimesToRestore"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSustainableProductionInfo: {
        parameters: {
            query?: {
                /** @description Only wells of these business units. */
                businessUnitIds?: components["parameters"]["BusinessUnitIds"];
                /** @description Only wells of these areas. */
                areaIds?: components["parameters"]["AreaIds"];
                /** @description Only wells of these fields. */
                fieldIds?: components["parameters"]["FieldIds"];
                /** @description Only wells that are in one of these groups. */
                wellGroupIds?: components["parameters"]["WellGroupIds"];
                /** @description Only wells whose lift equipment is made by one of these. */
                manufacturerIds?: components["parameters"]["ManufacturerIds"];
                /** @description Only wells with one of these methods of production. */
                methods?: components["parameters"]["Methods"];
                /** @description Only these wells. All filters must hold for a well to be selected. */
                wellIds?: components["parameters"]["WellIds"];
                /** @description First production day of the window, inclusive. Without it the window has 30 days. */
                from?: components["parameters"]["From"];
                /** @description Last production day of the window, inclusive. Without it the newest day that data may have. */
                to?: components["parameters"]["To"];
                /**
                 * @description How many production days the window has, counted back from its last one, so that "the last seven days" are seven tomorrow too. Not beside `from`.
                 * @example 7
                 */
                days?: components["parameters"]["Days"];
                /** @description The most rows that one answer holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The `X-Next-Cursor` of the page before, with all other parameters unchanged. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description By what the rows are ordered, with `-` from the largest. Rows without a value come last either way, equal ones keep the list's own order. */
                sort?: "entity" | "-entity" | "period" | "-period" | "productionBoe" | "-productionBoe" | "co2e" | "-co2e" | "carbonIntensity" | "-carbonIntensity" | "flaredGas" | "-flaredGas" | "ventedGas" | "-ventedGas" | "flaringIntensity" | "-flaringIntensity" | "methane" | "-methane" | "methaneIntensity" | "-methaneIntensity" | "energy" | "-energy" | "specificEnergy" | "-specificEnergy" | "producedWater" | "-producedWater" | "reinjectedPct" | "-reinjectedPct" | "quality" | "-quality";
                /**
                 * @description Only rows that meet all of these conditions, joined by `;`: the name of a column, which is one of the keys of `sort`, a comparison and what it is compared with. `deferred>=10` and `period<=2026-11-19` compare numbers and days; a moment counts by the day that the row writes it with. `choke=well|plant` is met by any of the values, an empty one standing for a row without a value. `well~f-1` is met by names and texts that contain it, without regard to case and accents. In values `;`, `|` and `%` are percent-encoded. At most 10 conditions, each with at most 20 values.
                 * @example deferred>=10;choke=well|plant
                 */
                where?: components["parameters"]["Where"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows and metrics. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SustainableProductionInfo"];
                    "application/x-ndjson": components["schemas"]["SustainableProduction"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProductionDayInfo: {
        parameters: {
            query?: {
                /** @description By which potential losses are judged. */
                potentialMethod?: components["parameters"]["PotentialMethod"];
                /** @description Only wells of these business units. */
                businessUnitIds?: components["parameters"]["BusinessUnitIds"];
                /** @description Only wells of these areas. */
                areaIds?: components["parameters"]["AreaIds"];
                /** @description Only wells of these fields. */
                fieldIds?: components["parameters"]["FieldIds"];
                /** @description Only wells that are in one of these groups. */
                wellGroupIds?: components["parameters"]["WellGroupIds"];
                /** @description Only wells whose lift equipment is made by one of these. */
                manufacturerIds?: components["parameters"]["ManufacturerIds"];
                /** @description Only wells with one of these methods of production. */
                methods?: components["parameters"]["Methods"];
                /** @description Only these wells. All filters must hold for a well to be selected. */
                wellIds?: components["parameters"]["WellIds"];
                /** @description First production day of the window, inclusive. Without it the window has 30 days. */
                from?: components["parameters"]["From"];
                /** @description Last production day of the window, inclusive. Without it the newest day that data may have. */
                to?: components["parameters"]["To"];
                /**
                 * @description How many production days the window has, counted back from its last one, so that "the last seven days" are seven tomorrow too. Not beside `from`.
                 * @example 7
                 */
                days?: components["parameters"]["Days"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductionDay"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProductionDayWells: {
        parameters: {
            query?: {
                /** @description By which potential losses are judged. */
                potentialMethod?: components["parameters"]["PotentialMethod"];
                /** @description Only wells of these business units. */
                businessUnitIds?: components["parameters"]["BusinessUnitIds"];
                /** @description Only wells of these areas. */
                areaIds?: components["parameters"]["AreaIds"];
                /** @description Only wells of these fields. */
                fieldIds?: components["parameters"]["FieldIds"];
                /** @description Only wells that are in one of these groups. */
                wellGroupIds?: components["parameters"]["WellGroupIds"];
                /** @description Only wells whose lift equipment is made by one of these. */
                manufacturerIds?: components["parameters"]["ManufacturerIds"];
                /** @description Only wells with one of these methods of production. */
                methods?: components["parameters"]["Methods"];
                /** @description Only these wells. All filters must hold for a well to be selected. */
                wellIds?: components["parameters"]["WellIds"];
                /** @description First production day of the window, inclusive. Without it the window has 30 days. */
                from?: components["parameters"]["From"];
                /** @description Last production day of the window, inclusive. Without it the newest day that data may have. */
                to?: components["parameters"]["To"];
                /**
                 * @description How many production days the window has, counted back from its last one, so that "the last seven days" are seven tomorrow too. Not beside `from`.
                 * @example 7
                 */
                days?: components["parameters"]["Days"];
                /** @description The most rows that one answer holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The `X-Next-Cursor` of the page before, with all other parameters unchanged. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wells. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductionDayWell"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDataHealth: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the data. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataHealth"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProductionStatistics: {
        parameters: {
            query?: {
                /** @description What a row sums up. */
                level?: "businessUnit" | "area" | "field" | "well" | "method" | "manufacturer";
                /** @description What the window is compared with: where it begins a month, a quarter or a year, the same part of the one before; as many months or days before any other; or the same dates a year before, Feb 28 for Feb 29. */
                comparedWith?: "previousPeriod" | "samePeriodLastYear";
                /** @description Whose volumes the answer holds. Where none is asked for, that is gas if every producing well of the selection is for gas, else oil; the answer says which. */
                product?: components["parameters"]["Product"];
                /** @description By which potential losses are judged. */
                potentialMethod?: components["parameters"]["PotentialMethod"];
                /** @description Only wells of these business units. */
                businessUnitIds?: components["parameters"]["BusinessUnitIds"];
                /** @description Only wells of these areas. */
                areaIds?: components["parameters"]["AreaIds"];
                /** @description Only wells of these fields. */
                fieldIds?: components["parameters"]["FieldIds"];
                /** @description Only wells that are in one of these groups. */
                wellGroupIds?: components["parameters"]["WellGroupIds"];
                /** @description Only wells whose lift equipment is made by one of these. */
                manufacturerIds?: components["parameters"]["ManufacturerIds"];
                /** @description Only wells with one of these methods of production. */
                methods?: components["parameters"]["Methods"];
                /** @description Only these wells. All filters must hold for a well to be selected. */
                wellIds?: components["parameters"]["WellIds"];
                /** @description First production day of the window, inclusive. Without it the window has 30 days. */
                from?: components["parameters"]["From"];
                /** @description Last production day of the window, inclusive. Without it the newest day that data may have. */
                to?: components["parameters"]["To"];
                /**
                 * @description How many production days the window has, counted back from its last one, so that "the last seven days" are seven tomorrow too. Not beside `from`.
                 * @example 7
                 */
                days?: components["parameters"]["Days"];
                /** @description The most rows that one answer holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The `X-Next-Cursor` of the page before, with all other parameters unchanged. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductionStatistics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProductionCourse: {
        parameters: {
            query?: {
                /** @description How long a period is. */
                unit?: "day" | "month" | "quarter" | "year";
                /** @description Whose volumes the answer holds. Where none is asked for, that is gas if every producing well of the selection is for gas, else oil; the answer says which. */
                product?: components["parameters"]["Product"];
                /** @description By which potential losses are judged. */
                potentialMethod?: components["parameters"]["PotentialMethod"];
                /** @description Only wells of these business units. */
                businessUnitIds?: components["parameters"]["BusinessUnitIds"];
                /** @description Only wells of these areas. */
                areaIds?: components["parameters"]["AreaIds"];
                /** @description Only wells of these fields. */
                fieldIds?: components["parameters"]["FieldIds"];
                /** @description Only wells that are in one of these groups. */
                wellGroupIds?: components["parameters"]["WellGroupIds"];
                /** @description Only wells whose lift equipment is made by one of these. */
                manufacturerIds?: components["parameters"]["ManufacturerIds"];
                /** @description Only wells with one of these methods of production. */
                methods?: components["parameters"]["Methods"];
                /** @description Only these wells. All filters must hold for a well to be selected. */
                wellIds?: components["parameters"]["WellIds"];
                /** @description First production day of the window, inclusive. Without it the window has 30 days. */
                from?: components["parameters"]["From"];
                /** @description Last production day of the window, inclusive. Without it the newest day that data may have. */
                to?: components["parameters"]["To"];
                /**
                 * @description How many production days the window has, counted back from its last one, so that "the last seven days" are seven tomorrow too. Not beside `from`.
                 * @example 7
                 */
                days?: components["parameters"]["Days"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The periods. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductionCourse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlanCourse: {
        parameters: {
            query?: {
                /** @description Whose volumes the answer holds. Where none is asked for, that is gas if every producing well of the selection is for gas, else oil; the answer says which. */
                product?: components["parameters"]["Product"];
                /** @description Only wells of these business units. */
                businessUnitIds?: components["parameters"]["BusinessUnitIds"];
                /** @description Only wells of these areas. */
                areaIds?: components["parameters"]["AreaIds"];
                /** @description Only wells of these fields. */
                fieldIds?: components["parameters"]["FieldIds"];
                /** @description Only wells that are in one of these groups. */
                wellGroupIds?: components["parameters"]["WellGroupIds"];
                /** @description Only wells whose lift equipment is made by one of these. */
                manufacturerIds?: components["parameters"]["ManufacturerIds"];
                /** @description Only wells with one of these methods of production. */
                methods?: components["parameters"]["Methods"];
                /** @description Only these wells. All filters must hold for a well to be selected. */
                wellIds?: components["parameters"]["WellIds"];
                /** @description First production day of the window, inclusive. Without it the window has 30 days. */
                from?: components["parameters"]["From"];
                /** @description Last production day of the window, inclusive. Without it the newest day that data may have. */
                to?: components["parameters"]["To"];
                /**
                 * @description How many production days the window has, counted back from its last one, so that "the last seven days" are seven tomorrow too. Not beside `from`.
                 * @example 7
                 */
                days?: components["parameters"]["Days"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Plan and production. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanCourse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReportedMonths: {
        parameters: {
            query?: {
                /** @description Only wells of these business units. */
                businessUnitIds?: components["parameters"]["BusinessUnitIds"];
                /** @description Only wells of these areas. */
                areaIds?: components["parameters"]["AreaIds"];
                /** @description Only wells of these fields. */
                fieldIds?: components["parameters"]["FieldIds"];
                /** @description Only wells that are in one of these groups. */
                wellGroupIds?: components["parameters"]["WellGroupIds"];
                /** @description Only wells whose lift equipment is made by one of these. */
                manufacturerIds?: components["parameters"]["ManufacturerIds"];
                /** @description Only wells with one of these methods of production. */
                methods?: components["parameters"]["Methods"];
                /** @description Only these wells. All filters must hold for a well to be selected. */
                wellIds?: components["parameters"]["WellIds"];
                /** @description First production day of the window, inclusive. Without it the window has 30 days. */
                from?: components["parameters"]["From"];
                /** @description Last production day of the window, inclusive. Without it the newest day that data may have. */
                to?: components["parameters"]["To"];
                /**
                 * @description How many production days the window has, counted back from its last one, so that "the last seven days" are seven tomorrow too. Not beside `from`.
                 * @example 7
                 */
                days?: components["parameters"]["Days"];
                /** @description The most rows that one answer holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The `X-Next-Cursor` of the page before, with all other parameters unchanged. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of months. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportedMonths"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPumpSurvival: {
        parameters: {
            query?: {
                /** @description What a group is: the runs of pumps of a maker, or all runs with one reason of failure as the end. A reason is what `pull_reason` says after "Failed". */
                by?: "manufacturer" | "reason";
                /** @description Only wells of these business units. */
                businessUnitIds?: components["parameters"]["BusinessUnitIds"];
                /** @description Only wells of these areas. */
                areaIds?: components["parameters"]["AreaIds"];
                /** @description Only wells of these fields. */
                fieldIds?: components["parameters"]["FieldIds"];
                /** @description Only wells that are in one of these groups. */
                wellGroupIds?: components["parameters"]["WellGroupIds"];
                /** @description Only wells whose lift equipment is made by one of these. */
                manufacturerIds?: components["parameters"]["ManufacturerIds"];
                /** @description Only wells with one of these methods of production. */
                methods?: components["parameters"]["Methods"];
                /** @description Only these wells. All filters must hold for a well to be selected. */
                wellIds?: components["parameters"]["WellIds"];
                /** @description First production day of the window, inclusive. Without it the window has 30 days. */
                from?: components["parameters"]["From"];
                /** @description Last production day of the window, inclusive. Without it the newest day that data may have. */
                to?: components["parameters"]["To"];
                /**
                 * @description How many production days the window has, counted back from its last one, so that "the last seven days" are seven tomorrow too. Not beside `from`.
                 * @example 7
                 */
                days?: components["parameters"]["Days"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The curves. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PumpSurvival"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeclines: {
        parameters: {
            query?: {
                /** @description Rate of a field's product at which its production ends. */
                economicRate?: number;
                /** @description Whose volumes the answer holds. Where none is asked for, that is gas if every producing well of the selection is for gas, else oil; the answer says which. */
                product?: components["parameters"]["Product"];
                /** @description Only wells of these business units. */
                businessUnitIds?: components["parameters"]["BusinessUnitIds"];
                /** @description Only wells of these areas. */
                areaIds?: components["parameters"]["AreaIds"];
                /** @description Only wells of these fields. */
                fieldIds?: components["parameters"]["FieldIds"];
                /** @description Only wells that are in one of these groups. */
                wellGroupIds?: components["parameters"]["WellGroupIds"];
                /** @description Only wells whose lift equipment is made by one of these. */
                manufacturerIds?: components["parameters"]["ManufacturerIds"];
                /** @description Only wells with one of these methods of production. */
                methods?: components["parameters"]["Methods"];
                /** @description Only these wells. All filters must hold for a well to be selected. */
                wellIds?: components["parameters"]["WellIds"];
                /** @description First production day of the window, inclusive. Without it the window has 30 days. */
                from?: components["parameters"]["From"];
                /** @description Last production day of the window, inclusive. Without it the newest day that data may have. */
                to?: components["parameters"]["To"];
                /**
                 * @description How many production days the window has, counted back from its last one, so that "the last seven days" are seven tomorrow too. Not beside `from`.
                 * @example 7
                 */
                days?: components["parameters"]["Days"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The declines. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeclineStatistics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWellCounts: {
        parameters: {
            query?: {
                /** @description Only wells of these business units. */
                businessUnitIds?: components["parameters"]["BusinessUnitIds"];
                /** @description Only wells of these areas. */
                areaIds?: components["parameters"]["AreaIds"];
                /** @description Only wells of these fields. */
                fieldIds?: components["parameters"]["FieldIds"];
                /** @description Only wells that are in one of these groups. */
                wellGroupIds?: components["parameters"]["WellGroupIds"];
                /** @description Only wells whose lift equipment is made by one of these. */
                manufacturerIds?: components["parameters"]["ManufacturerIds"];
                /** @description Only wells with one of these methods of production. */
                methods?: components["parameters"]["Methods"];
                /** @description Only these wells. All filters must hold for a well to be selected. */
                wellIds?: components["parameters"]["WellIds"];
                /** @description First production day of the window, inclusive. Without it the window has 30 days. */
                from?: components["parameters"]["From"];
                /** @description Last production day of the window, inclusive. Without it the newest day that data may have. */
                to?: components["parameters"]["To"];
                /**
                 * @description How many production days the window has, counted back from its last one, so that "the last seven days" are seven tomorrow too. Not beside `from`.
                 * @example 7
                 */
                days?: components["parameters"]["Days"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WellCounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMonthlyReport: {
        parameters: {
            query?: {
                /**
                 * @description The month, by the production days whose date lies in it. Without it, the newest one whose days have all been reported by a well.
                 * @example 2026-10
                 */
                month?: components["parameters"]["Month"];
                /** @description Only wells of these business units. */
                businessUnitIds?: components["parameters"]["BusinessUnitIds"];
                /** @description Only wells of these areas. */
                areaIds?: components["parameters"]["AreaIds"];
                /** @description Only wells of these fields. */
                fieldIds?: components["parameters"]["FieldIds"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthlyReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMonthlyReportFile: {
        parameters: {
            query?: {
                /**
                 * @description The month, by the production days whose date lies in it. Without it, the newest one whose days have all been reported by a well.
                 * @example 2026-10
                 */
                month?: components["parameters"]["Month"];
                /** @description Only wells of these business units. */
                businessUnitIds?: components["parameters"]["BusinessUnitIds"];
                /** @description Only wells of these areas. */
                areaIds?: components["parameters"]["AreaIds"];
                /** @description Only wells of these fields. */
                fieldIds?: components["parameters"]["FieldIds"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workbook. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFrequencyInfo: {
        parameters: {
            query?: {
                /** @description Only wells of these business units. */
                businessUnitIds?: components["parameters"]["BusinessUnitIds"];
                /** @description Only wells of these areas. */
                areaIds?: components["parameters"]["AreaIds"];
                /** @description Only wells of these fields. */
                fieldIds?: components["parameters"]["FieldIds"];
                /** @description Only wells that are in one of these groups. */
                wellGroupIds?: components["parameters"]["WellGroupIds"];
                /** @description Only wells whose lift equipment is made by one of these. */
                manufacturerIds?: components["parameters"]["ManufacturerIds"];
                /** @description Only wells with one of these methods of production. */
                methods?: components["parameters"]["Methods"];
                /** @description Only these wells. All filters must hold for a well to be selected. */
                wellIds?: components["parameters"]["WellIds"];
                /** @description The most rows that one answer holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The `X-Next-Cursor` of the page before, with all other parameters unchanged. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The drive states. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrequencyInfo"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFrequencyChangeInfo: {
        parameters: {
            query?: {
                /** @description Only wells of these business units. */
                businessUnitIds?: components["parameters"]["BusinessUnitIds"];
                /** @description Only wells of these areas. */
                areaIds?: components["parameters"]["AreaIds"];
                /** @description Only wells of these fields. */
                fieldIds?: components["parameters"]["FieldIds"];
                /** @description Only wells that are in one of these groups. */
                wellGroupIds?: components["parameters"]["WellGroupIds"];
                /** @description Only wells whose lift equipment is made by one of these. */
                manufacturerIds?: components["parameters"]["ManufacturerIds"];
                /** @description Only wells with one of these methods of production. */
                methods?: components["parameters"]["Methods"];
                /** @description Only these wells. All filters must hold for a well to be selected. */
                wellIds?: components["parameters"]["WellIds"];
                /** @description First production day of the window, inclusive. Without it the window has 30 days. */
                from?: components["parameters"]["From"];
                /** @description Last production day of the window, inclusive. Without it the newest day that data may have. */
                to?: components["parameters"]["To"];
                /**
                 * @description How many production days the window has, counted back from its last one, so that "the last seven days" are seven tomorrow too. Not beside `from`.
                 * @example 7
                 */
                days?: components["parameters"]["Days"];
                /** @description The most rows that one answer holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The `X-Next-Cursor` of the page before, with all other parameters unchanged. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrequencyChange"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSettingAdviceInfo: {
        parameters: {
            query?: {
                /** @description Only wells of these business units. */
                businessUnitIds?: components["parameters"]["BusinessUnitIds"];
                /** @description Only wells of these areas. */
                areaIds?: components["parameters"]["AreaIds"];
                /** @description Only wells of these fields. */
                fieldIds?: components["parameters"]["FieldIds"];
                /** @description Only wells that are in one of these groups. */
                wellGroupIds?: components["parameters"]["WellGroupIds"];
                /** @description Only wells whose lift equipment is made by one of these. */
                manufacturerIds?: components["parameters"]["ManufacturerIds"];
                /** @description Only wells with one of these methods of production. */
                methods?: components["parameters"]["Methods"];
                /** @description Only these wells. All filters must hold for a well to be selected. */
                wellIds?: components["parameters"]["WellIds"];
                /** @description First production day of the window, inclusive. Without it the window has 30 days. */
                from?: components["parameters"]["From"];
                /** @description Last production day of the window, inclusive. Without it the newest day that data may have. */
                to?: components["parameters"]["To"];
                /**
                 * @description How many production days the window has, counted back from its last one, so that "the last seven days" are seven tomorrow too. Not beside `from`.
                 * @example 7
                 */
                days?: components["parameters"]["Days"];
                /** @description The most rows that one answer holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The `X-Next-Cursor` of the page before, with all other parameters unchanged. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The advice. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingAdvice"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTrackedFrequencyChangeInfo: {
        parameters: {
            query?: {
                /** @description Only wells of these business units. */
                businessUnitIds?: components["parameters"]["BusinessUnitIds"];
                /** @description Only wells of these areas. */
                areaIds?: components["parameters"]["AreaIds"];
                /** @description Only wells of these fields. */
                fieldIds?: components["parameters"]["FieldIds"];
                /** @description Only wells that are in one of these groups. */
                wellGroupIds?: components["parameters"]["WellGroupIds"];
                /** @description Only wells whose lift equipment is made by one of these. */
                manufacturerIds?: components["parameters"]["ManufacturerIds"];
                /** @description Only wells with one of these methods of production. */
                methods?: components["parameters"]["Methods"];
                /** @description Only these wells. All filters must hold for a well to be selected. */
                wellIds?: components["parameters"]["WellIds"];
                /** @description First production day of the window, inclusive. Without it the window has 30 days. */
                from?: components["parameters"]["From"];
                /** @description Last production day of the window, inclusive. Without it the newest day that data may have. */
                to?: components["parameters"]["To"];
                /**
                 * @description How many production days the window has, counted back from its last one, so that "the last seven days" are seven tomorrow too. Not beside `from`.
                 * @example 7
                 */
                days?: components["parameters"]["Days"];
                /** @description The most rows that one answer holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The `X-Next-Cursor` of the page before, with all other parameters unchanged. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tracked changes. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackedFrequencyChange"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTrackedSettingChangeInfo: {
        parameters: {
            query?: {
                /** @description Only wells of these business units. */
                businessUnitIds?: components["parameters"]["BusinessUnitIds"];
                /** @description Only wells of these areas. */
                areaIds?: components["parameters"]["AreaIds"];
                /** @description Only wells of these fields. */
                fieldIds?: components["parameters"]["FieldIds"];
                /** @description Only wells that are in one of these groups. */
                wellGroupIds?: components["parameters"]["WellGroupIds"];
                /** @description Only wells whose lift equipment is made by one of these. */
                manufacturerIds?: components["parameters"]["ManufacturerIds"];
                /** @description Only wells with one of these methods of production. */
                methods?: components["parameters"]["Methods"];
                /** @description Only these wells. All filters must hold for a well to be selected. */
                wellIds?: components["parameters"]["WellIds"];
                /** @description First production day of the window, inclusive. Without it the window has 30 days. */
                from?: components["parameters"]["From"];
                /** @description Last production day of the window, inclusive. Without it the newest day that data may have. */
                to?: components["parameters"]["To"];
                /**
                 * @description How many production days the window has, counted back from its last one, so that "the last seven days" are seven tomorrow too. Not beside `from`.
                 * @example 7
                 */
                days?: components["parameters"]["Days"];
                /** @description The most rows that one answer holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The `X-Next-Cursor` of the page before, with all other parameters unchanged. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackedSettingChange"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOptimizationSummary: {
        parameters: {
            query?: {
                /** @description Only wells of these business units. */
                businessUnitIds?: components["parameters"]["BusinessUnitIds"];
                /** @description Only wells of these areas. */
                areaIds?: components["parameters"]["AreaIds"];
                /** @description Only wells of these fields. */
                fieldIds?: components["parameters"]["FieldIds"];
                /** @description Only wells that are in one of these groups. */
                wellGroupIds?: components["parameters"]["WellGroupIds"];
                /** @description Only wells whose lift equipment is made by one of these. */
                manufacturerIds?: components["parameters"]["ManufacturerIds"];
                /** @description Only wells with one of these methods of production. */
                methods?: components["parameters"]["Methods"];
                /** @description Only these wells. All filters must hold for a well to be selected. */
                wellIds?: components["parameters"]["WellIds"];
                /** @description First production day of the window, inclusive. Without it the window has 30 days. */
                from?: components["parameters"]["From"];
                /** @description Last production day of the window, inclusive. Without it the newest day that data may have. */
                to?: components["parameters"]["To"];
                /**
                 * @description How many production days the window has, counted back from its last one, so that "the last seven days" are seven tomorrow too. Not beside `from`.
                 * @example 7
                 */
                days?: components["parameters"]["Days"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptimizationSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideAdvice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideAdviceRequest"];
            };
        };
        responses: {
            /** @description The advice as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdviceResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoAdviceDecision: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoDecisionRequest"];
            };
        };
        responses: {
            /** @description The advice as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdviceResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGuardRails: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The guard rails. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuardRails"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveGuardRail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveGuardRailRequest"];
            };
        };
        responses: {
            /** @description All guard rails as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuardRails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChangeDetectionStatistics: {
        parameters: {
            query?: {
                /** @description Only wells of these business units. */
                businessUnitIds?: components["parameters"]["BusinessUnitIds"];
                /** @description Only wells of these areas. */
                areaIds?: components["parameters"]["AreaIds"];
                /** @description Only wells of these fields. */
                fieldIds?: components["parameters"]["FieldIds"];
                /** @description Only wells that are in one of these groups. */
                wellGroupIds?: components["parameters"]["WellGroupIds"];
                /** @description Only wells whose lift equipment is made by one of these. */
                manufacturerIds?: components["parameters"]["ManufacturerIds"];
                /** @description Only wells with one of these methods of production. */
                methods?: components["parameters"]["Methods"];
                /** @description Only these wells. All filters must hold for a well to be selected. */
                wellIds?: components["parameters"]["WellIds"];
                /** @description First production day of the window, inclusive. Without it the window has 30 days. */
                from?: components["parameters"]["From"];
                /** @description Last production day of the window, inclusive. Without it the newest day that data may have. */
                to?: components["parameters"]["To"];
                /**
                 * @description How many production days the window has, counted back from its last one, so that "the last seven days" are seven tomorrow too. Not beside `from`.
                 * @example 7
                 */
                days?: components["parameters"]["Days"];
                /** @description By which day of a finding the window takes it: the day on which it happened or began, or the newest production day that was known when it was found. */
                datedBy?: components["parameters"]["DatedBy"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeDetectionStatistics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChangePoints: {
        parameters: {
            query?: {
                /** @description Only wells of these business units. */
                businessUnitIds?: components["parameters"]["BusinessUnitIds"];
                /** @description Only wells of these areas. */
                areaIds?: components["parameters"]["AreaIds"];
                /** @description Only wells of these fields. */
                fieldIds?: components["parameters"]["FieldIds"];
                /** @description Only wells that are in one of these groups. */
                wellGroupIds?: components["parameters"]["WellGroupIds"];
                /** @description Only wells whose lift equipment is made by one of these. */
                manufacturerIds?: components["parameters"]["ManufacturerIds"];
                /** @description Only wells with one of these methods of production. */
                methods?: components["parameters"]["Methods"];
                /** @description Only these wells. All filters must hold for a well to be selected. */
                wellIds?: components["parameters"]["WellIds"];
                /** @description First production day of the window, inclusive. Without it the window has 30 days. */
                from?: components["parameters"]["From"];
                /** @description Last production day of the window, inclusive. Without it the newest day that data may have. */
                to?: components["parameters"]["To"];
                /**
                 * @description How many production days the window has, counted back from its last one, so that "the last seven days" are seven tomorrow too. Not beside `from`.
                 * @example 7
                 */
                days?: components["parameters"]["Days"];
                /** @description By which day of a finding the window takes it: the day on which it happened or began, or the newest production day that was known when it was found. */
                datedBy?: components["parameters"]["DatedBy"];
                /** @description The most rows that one answer holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The `X-Next-Cursor` of the page before, with all other parameters unchanged. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description By what the rows are ordered, with `-` from the largest. Rows without a value come last either way, equal ones keep the list's own order. */
                sort?: "well" | "-well" | "field" | "-field" | "variable" | "-variable" | "direction" | "-direction" | "severity" | "-severity" | "changeDate" | "-changeDate" | "detectedAt" | "-detectedAt" | "meanBefore" | "-meanBefore" | "meanAfter" | "-meanAfter" | "delta" | "-delta" | "deltaPct" | "-deltaPct" | "daysBefore" | "-daysBefore" | "daysAfter" | "-daysAfter" | "score" | "-score" | "provisional" | "-provisional" | "status" | "-status";
                /**
                 * @description Only rows that meet all of these conditions, joined by `;`: the name of a column, which is one of the keys of `sort`, a comparison and what it is compared with. `deferred>=10` and `period<=2026-11-19` compare numbers and days; a moment counts by the day that the row writes it with. `choke=well|plant` is met by any of the values, an empty one standing for a row without a value. `well~f-1` is met by names and texts that contain it, without regard to case and accents. In values `;`, `|` and `%` are percent-encoded. At most 10 conditions, each with at most 20 values.
                 * @example deferred>=10;choke=well|plant
                 */
                where?: components["parameters"]["Where"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change points. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangePoint"][];
                    "application/x-ndjson": components["schemas"]["ChangePoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChangePoint: {
        parameters: {
            query: {
                /**
                 * @description The change point.
                 * @example cp-204
                 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeCase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideChangePoints: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideChangesRequest"];
            };
        };
        responses: {
            /** @description The changes as they are now, and the events that they are of. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGasInterfaceExceptionReportInfo: {
        parameters: {
            query?: {
                /** @description Only wells of these business units. */
                businessUnitIds?: components["parameters"]["BusinessUnitIds"];
                /** @description Only wells of these areas. */
                areaIds?: components["parameters"]["AreaIds"];
                /** @description Only wells of these fields. */
                fieldIds?: components["parameters"]["FieldIds"];
                /** @description Only wells that are in one of these groups. */
                wellGroupIds?: components["parameters"]["WellGroupIds"];
                /** @description Only wells whose lift equipment is made by one of these. */
                manufacturerIds?: components["parameters"]["ManufacturerIds"];
                /** @description Only wells with one of these methods of production. */
                methods?: components["parameters"]["Methods"];
                /** @description Only these wells. All filters must hold for a well to be selected. */
                wellIds?: components["parameters"]["WellIds"];
                /** @description First production day of the window, inclusive. Without it the window has 30 days. */
                from?: components["parameters"]["From"];
                /** @description Last production day of the window, inclusive. Without it the newest day that data may have. */
                to?: components["parameters"]["To"];
                /**
                 * @description How many production days the window has, counted back from its last one, so that "the last seven days" are seven tomorrow too. Not beside `from`.
                 * @example 7
                 */
                days?: components["parameters"]["Days"];
                /** @description By which day of a finding the window takes it: the day on which it happened or began, or the newest production day that was known when it was found. */
                datedBy?: components["parameters"]["DatedBy"];
                /** @description The most rows that one answer holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The `X-Next-Cursor` of the page before, with all other parameters unchanged. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description By what the rows are ordered, with `-` from the largest. Rows without a value come last either way, equal ones keep the list's own order. */
                sort?: "well" | "-well" | "field" | "-field" | "detectedAt" | "-detectedAt" | "startedAt" | "-startedAt" | "endedAt" | "-endedAt" | "mechanism" | "-mechanism" | "severity" | "-severity" | "freeGasPct" | "-freeGasPct" | "gor" | "-gor" | "gorBaseline" | "-gorBaseline" | "gorRatio" | "-gorRatio" | "motorCurrentMean" | "-motorCurrentMean" | "motorCurrentCv" | "-motorCurrentCv" | "intakePressure" | "-intakePressure" | "frequency" | "-frequency" | "liquidRate" | "-liquidRate" | "oilLoss" | "-oilLoss" | "status" | "-status";
                /**
                 * @description Only rows that meet all of these conditions, joined by `;`: the name of a column, which is one of the keys of `sort`, a comparison and what it is compared with. `deferred>=10` and `period<=2026-11-19` compare numbers and days; a moment counts by the day that the row writes it with. `choke=well|plant` is met by any of the values, an empty one standing for a row without a value. `well~f-1` is met by names and texts that contain it, without regard to case and accents. In values `;`, `|` and `%` are percent-encoded. At most 10 conditions, each with at most 20 values.
                 * @example deferred>=10;choke=well|plant
                 */
                where?: components["parameters"]["Where"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exceptions. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GasInterfaceException"][];
                    "application/x-ndjson": components["schemas"]["GasInterfaceException"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHighProductionDropExceptionReportInfo: {
        parameters: {
            query?: {
                /** @description Only wells of these business units. */
                businessUnitIds?: components["parameters"]["BusinessUnitIds"];
                /** @description Only wells of these areas. */
                areaIds?: components["parameters"]["AreaIds"];
                /** @description Only wells of these fields. */
                fieldIds?: components["parameters"]["FieldIds"];
                /** @description Only wells that are in one of these groups. */
                wellGroupIds?: components["parameters"]["WellGroupIds"];
                /** @description Only wells whose lift equipment is made by one of these. */
                manufacturerIds?: components["parameters"]["ManufacturerIds"];
                /** @description Only wells with one of these methods of production. */
                methods?: components["parameters"]["Methods"];
                /** @description Only these wells. All filters must hold for a well to be selected. */
                wellIds?: components["parameters"]["WellIds"];
                /** @description First production day of the window, inclusive. Without it the window has 30 days. */
                from?: components["parameters"]["From"];
                /** @description Last production day of the window, inclusive. Without it the newest day that data may have. */
                to?: components["parameters"]["To"];
                /**
                 * @description How many production days the window has, counted back from its last one, so that "the last seven days" are seven tomorrow too. Not beside `from`.
                 * @example 7
                 */
                days?: components["parameters"]["Days"];
                /** @description By which day of a finding the window takes it: the day on which it happened or began, or the newest production day that was known when it was found. */
                datedBy?: components["parameters"]["DatedBy"];
                /** @description The most rows that one answer holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The `X-Next-Cursor` of the page before, with all other parameters unchanged. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description By what the rows are ordered, with `-` from the largest. Rows without a value come last either way, equal ones keep the list's own order. */
                sort?: "well" | "-well" | "field" | "-field" | "date" | "-date" | "variable" | "-variable" | "rate" | "-rate" | "baseline" | "-baseline" | "dropAbs" | "-dropAbs" | "dropPct" | "-dropPct" | "onStreamHours" | "-onStreamHours" | "persistenceDays" | "-persistenceDays" | "waterCutChange" | "-waterCutChange" | "gorChange" | "-gorChange" | "frequencyChange" | "-frequencyChange" | "whpChange" | "-whpChange" | "cause" | "-cause" | "causeScore" | "-causeScore" | "lossSinceStart" | "-lossSinceStart" | "severity" | "-severity" | "status" | "-status" | "assignee" | "-assignee";
                /**
                 * @description Only rows that meet all of these conditions, joined by `;`: the name of a column, which is one of the keys of `sort`, a comparison and what it is compared with. `deferred>=10` and `period<=2026-11-19` compare numbers and days; a moment counts by the day that the row writes it with. `choke=well|plant` is met by any of the values, an empty one standing for a row without a value. `well~f-1` is met by names and texts that contain it, without regard to case and accents. In values `;`, `|` and `%` are percent-encoded. At most 10 conditions, each with at most 20 values.
                 * @example deferred>=10;choke=well|plant
                 */
                where?: components["parameters"]["Where"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exceptions. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HighProductionDropException"][];
                    "application/x-ndjson": components["schemas"]["HighProductionDropException"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExceptions: {
        parameters: {
            query?: {
                /** @description Only wells of these business units. */
                businessUnitIds?: components["parameters"]["BusinessUnitIds"];
                /** @description Only wells of these areas. */
                areaIds?: components["parameters"]["AreaIds"];
                /** @description Only wells of these fields. */
                fieldIds?: components["parameters"]["FieldIds"];
                /** @description Only wells that are in one of these groups. */
                wellGroupIds?: components["parameters"]["WellGroupIds"];
                /** @description Only wells whose lift equipment is made by one of these. */
                manufacturerIds?: components["parameters"]["ManufacturerIds"];
                /** @description Only wells with one of these methods of production. */
                methods?: components["parameters"]["Methods"];
                /** @description Only these wells. All filters must hold for a well to be selected. */
                wellIds?: components["parameters"]["WellIds"];
                /** @description First production day of the window, inclusive. Without it the window has 30 days. */
                from?: components["parameters"]["From"];
                /** @description Last production day of the window, inclusive. Without it the newest day that data may have. */
                to?: components["parameters"]["To"];
                /**
                 * @description How many production days the window has, counted back from its last one, so that "the last seven days" are seven tomorrow too. Not beside `from`.
                 * @example 7
                 */
                days?: components["parameters"]["Days"];
                /** @description Only events that this person looks into. */
                ownerId?: string;
                /** @description Only events that have a finding of one of these kinds. */
                kinds?: components["schemas"]["ExceptionKind"][];
                /** @description Only events of which a finding was made after this moment. */
                foundSince?: string;
                /** @description The most rows that one answer holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The `X-Next-Cursor` of the page before, with all other parameters unchanged. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description By what the rows are ordered, with `-` from the largest. Rows without a value come last either way, equal ones keep the list's own order. Here and in `where`, the `cause` of what the log alone accounts for is `log`, else that of gas is `gas`, and that of a change `unknown`. */
                sort?: "well" | "-well" | "field" | "-field" | "since" | "-since" | "foundAt" | "-foundAt" | "endedOn" | "-endedOn" | "kind" | "-kind" | "findings" | "-findings" | "rate" | "-rate" | "baseline" | "-baseline" | "dropPct" | "-dropPct" | "lossPerDay" | "-lossPerDay" | "lossSoFar" | "-lossSoFar" | "cause" | "-cause" | "causeScore" | "-causeScore" | "severity" | "-severity" | "status" | "-status" | "isOpen" | "-isOpen" | "owner" | "-owner";
                /**
                 * @description Only rows that meet all of these conditions, joined by `;`: the name of a column, which is one of the keys of `sort`, a comparison and what it is compared with. `deferred>=10` and `period<=2026-11-19` compare numbers and days; a moment counts by the day that the row writes it with. `choke=well|plant` is met by any of the values, an empty one standing for a row without a value. `well~f-1` is met by names and texts that contain it, without regard to case and accents. In values `;`, `|` and `%` are percent-encoded. At most 10 conditions, each with at most 20 values.
                 * @example deferred>=10;choke=well|plant
                 */
                where?: components["parameters"]["Where"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WellException"][];
                    "application/x-ndjson": components["schemas"]["WellException"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExceptionSummary: {
        parameters: {
            query?: {
                /** @description Only wells of these business units. */
                businessUnitIds?: components["parameters"]["BusinessUnitIds"];
                /** @description Only wells of these areas. */
                areaIds?: components["parameters"]["AreaIds"];
                /** @description Only wells of these fields. */
                fieldIds?: components["parameters"]["FieldIds"];
                /** @description Only wells that are in one of these groups. */
                wellGroupIds?: components["parameters"]["WellGroupIds"];
                /** @description Only wells whose lift equipment is made by one of these. */
                manufacturerIds?: components["parameters"]["ManufacturerIds"];
                /** @description Only wells with one of these methods of production. */
                methods?: components["parameters"]["Methods"];
                /** @description Only these wells. All filters must hold for a well to be selected. */
                wellIds?: components["parameters"]["WellIds"];
                /** @description First production day of the window, inclusive. Without it the window has 30 days. */
                from?: components["parameters"]["From"];
                /** @description Last production day of the window, inclusive. Without it the newest day that data may have. */
                to?: components["parameters"]["To"];
                /**
                 * @description How many production days the window has, counted back from its last one, so that "the last seven days" are seven tomorrow too. Not beside `from`.
                 * @example 7
                 */
                days?: components["parameters"]["Days"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExceptionSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getException: {
        parameters: {
            query: {
                /**
                 * @description A finding of the event.
                 * @example hpd-77
                 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExceptionCase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideExceptions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideExceptionsRequest"];
            };
        };
        responses: {
            /** @description The events as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoDecision: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoDecisionRequest"];
            };
        };
        responses: {
            /** @description The events as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAssignees: {
        parameters: {
            query?: {
                /** @description The most rows that one answer holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The `X-Next-Cursor` of the page before, with all other parameters unchanged. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBusinessUnits: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
                /** @description The ETag of the list that the caller has. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All business units. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilterItem"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAreas: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
                /** @description The ETag of the list that the caller has. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All areas. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilterItem"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFields: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
                /** @description The ETag of the list that the caller has. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All fields. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilterItem"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getManufacturers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
                /** @description The ETag of the list that the caller has. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All manufacturers of lift equipment. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilterItem"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWellGroups: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
                /** @description The ETag of the list that the caller has. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All well groups. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilterItem"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMethodOfProductions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
                /** @description The ETag of the list that the caller has. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All methods of production. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilterItem"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWells: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
                /** @description The ETag of the list that the caller has. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All wells. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WellRef"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDailyProduction: {
        parameters: {
            query?: {
                /** @description By which potential losses are judged. */
                potentialMethod?: components["parameters"]["PotentialMethod"];
                /** @description First production day of the window, inclusive. Without it the window has 30 days. */
                from?: components["parameters"]["From"];
                /** @description Last production day of the window, inclusive. Without it the newest day that data may have. */
                to?: components["parameters"]["To"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path: {
                /**
                 * @description The well.
                 * @example NV-A-01
                 */
                wellId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The series. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyProduction"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWell: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path: {
                /**
                 * @description The well.
                 * @example NV-A-01
                 */
                wellId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The well. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Well"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWellHistory: {
        parameters: {
            query?: {
                /** @description By which potential losses are judged. */
                potentialMethod?: components["parameters"]["PotentialMethod"];
                /** @description First production day of the window, inclusive. Without it the window has 30 days. */
                from?: components["parameters"]["From"];
                /** @description Last production day of the window, inclusive. Without it the newest day that data may have. */
                to?: components["parameters"]["To"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path: {
                /**
                 * @description The well.
                 * @example NV-A-01
                 */
                wellId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The history. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WellHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWellForecast: {
        parameters: {
            query?: {
                /** @description Rate of the product at which production ends. */
                economicRate?: number;
                /** @description Form of the decline; with any of these three, the case that is kept is not taken. */
                model?: components["schemas"]["DeclineModel"];
                /** @description First day that is fitted, in place of that of the rule. */
                firstDay?: string;
                /** @description Days that are left out, each as its first and last, such as `2026-06-01/2026-06-09`. */
                leftOut?: string[];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path: {
                /**
                 * @description The well.
                 * @example NV-A-01
                 */
                wellId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The decline. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WellForecast"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWhatIf: {
        parameters: {
            query: {
                /**
                 * @description Frequency within the limits of the drive.
                 * @example 51.5
                 */
                frequency: number;
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path: {
                /**
                 * @description The well.
                 * @example NV-A-01
                 */
                wellId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the well would do, or why that is not known. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhatIf"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPumpCurves: {
        parameters: {
            query?: {
                /**
                 * @description Frequency within the limits of the drive whose curve is wanted beside the usual ones, such as the advised one.
                 * @example 51.5
                 */
                frequency?: number;
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path: {
                /**
                 * @description The well.
                 * @example NV-A-01
                 */
                wellId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The curves. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PumpCurves"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSettingResponse: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path: {
                /**
                 * @description The well.
                 * @example NV-A-09
                 */
                wellId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWellHours: {
        parameters: {
            query?: {
                /**
                 * @description The production day. Without it, the newest one with a reading.
                 * @example 2026-11-19
                 */
                day?: string;
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path: {
                /**
                 * @description The well.
                 * @example NV-A-01
                 */
                wellId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hours. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WellHours"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSensitivity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path: {
                /**
                 * @description The well.
                 * @example NV-A-01
                 */
                wellId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The step in force. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WellSensitivity"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveSensitivity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path: {
                /**
                 * @description The well.
                 * @example NV-A-01
                 */
                wellId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveSensitivityRequest"];
            };
        };
        responses: {
            /** @description The step in force now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WellSensitivity"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLossRecodes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path: {
                /**
                 * @description The well.
                 * @example NV-A-01
                 */
                wellId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recodes of the well. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LossRecodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recodeLosses: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path: {
                /**
                 * @description The well.
                 * @example NV-A-01
                 */
                wellId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecodeLossesRequest"];
            };
        };
        responses: {
            /** @description The recodes of the well. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LossRecodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoRecode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path: {
                /**
                 * @description The well.
                 * @example NV-A-01
                 */
                wellId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoDecisionRequest"];
            };
        };
        responses: {
            /** @description The recodes of the well. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LossRecodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeclineCases: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path: {
                /**
                 * @description The well.
                 * @example NV-A-01
                 */
                wellId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cases of the well. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeclineCases"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    keepDeclineCase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path: {
                /**
                 * @description The well.
                 * @example NV-A-01
                 */
                wellId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeepDeclineCaseRequest"];
            };
        };
        responses: {
            /** @description The cases of the well. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeclineCases"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoDeclineCase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path: {
                /**
                 * @description The well.
                 * @example NV-A-01
                 */
                wellId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoDecisionRequest"];
            };
        };
        responses: {
            /** @description The cases of the well. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeclineCases"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWellSeries: {
        parameters: {
            query: {
                /**
                 * @description The wells, comma-separated.
                 * @example [
                 *       "NV-A-01"
                 *     ]
                 */
                wells: components["schemas"]["Id"][];
                /** @description Which tracks are read. All of them without it. */
                tracks?: components["schemas"]["SeriesTrackName"][];
                /** @description In how many parts the window is divided at most; about half as many as the chart has pixels. */
                points?: number;
                /** @description Whether months that count as they were reported are spread over their days on stream, as lines of their own. These are estimates: no sum and no rule reads them. */
                spreadMonths?: boolean;
                /** @description First production day of the window, inclusive. Without it the window has 30 days. */
                from?: components["parameters"]["From"];
                /** @description Last production day of the window, inclusive. Without it the newest day that data may have. */
                to?: components["parameters"]["To"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The curves. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WellSeries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSearchResults: {
        parameters: {
            query: {
                /**
                 * @description What the user typed.
                 * @example NV-A-01
                 */
                text: components["parameters"]["SearchText"];
                /**
                 * @description Only results of these kinds. The counts are of all kinds all the same.
                 * @example [
                 *       "well",
                 *       "field"
                 *     ]
                 */
                kinds?: components["schemas"]["SearchKind"][];
                /** @description The most results that one answer holds. */
                limit?: number;
                /** @description Results to leave out before them. */
                offset?: number;
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results, the best first, and how many there are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSearchSuggestions: {
        parameters: {
            query: {
                /**
                 * @description What the user typed.
                 * @example NV-A-01
                 */
                text: components["parameters"]["SearchText"];
                /** @description The most suggestions that one answer holds. */
                limit?: number;
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestions, the best first. */
            200: {
                headers: {
                    /** @description How many results the text has in all, as `GetResults` counts them. */
                    "X-Total-Count": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResult"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getViews: {
        parameters: {
            query?: {
                /**
                 * @description Only views of this list.
                 * @example deferredProduction
                 */
                list?: components["schemas"]["ListName"];
                /** @description The most rows that one answer holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The `X-Next-Cursor` of the page before, with all other parameters unchanged. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getView: {
        parameters: {
            query: {
                /**
                 * @description The view's name in addresses.
                 * @example largest-oil-losses
                 */
                slug: string;
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveView: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveViewRequest"];
            };
        };
        responses: {
            /** @description The view as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeView: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveRequest"];
            };
        };
        responses: {
            /** @description The view is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAlertSubscriptions: {
        parameters: {
            query?: {
                /** @description The most rows that one answer holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The `X-Next-Cursor` of the page before, with all other parameters unchanged. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscriptions. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertSubscription"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveAlertSubscription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveAlertSubscriptionRequest"];
            };
        };
        responses: {
            /** @description The subscription as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAlertSubscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeAlertSubscription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveRequest"];
            };
        };
        responses: {
            /** @description The subscription is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewAlerts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveAlertSubscriptionRequest"];
            };
        };
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendTestAlert: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendTestAlertRequest"];
            };
        };
        responses: {
            /** @description The message on its way; `GetDeliveries` says what has become of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAlertChannels: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether mail arrives. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertChannels"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAlertDeliveries: {
        parameters: {
            query?: {
                /** @description The most rows that one answer holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The `X-Next-Cursor` of the page before, with all other parameters unchanged. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was sent. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertDelivery"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLinkRequest"];
            };
        };
        responses: {
            /** @description The code of the link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLink: {
        parameters: {
            query: {
                /**
                 * @description The code of the link.
                 * @example 4fT0qLx9Za
                 */
                code: string;
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAnnotations: {
        parameters: {
            query?: {
                /** @description Only wells of these business units. */
                businessUnitIds?: components["parameters"]["BusinessUnitIds"];
                /** @description Only wells of these areas. */
                areaIds?: components["parameters"]["AreaIds"];
                /** @description Only wells of these fields. */
                fieldIds?: components["parameters"]["FieldIds"];
                /** @description Only wells that are in one of these groups. */
                wellGroupIds?: components["parameters"]["WellGroupIds"];
                /** @description Only wells whose lift equipment is made by one of these. */
                manufacturerIds?: components["parameters"]["ManufacturerIds"];
                /** @description Only wells with one of these methods of production. */
                methods?: components["parameters"]["Methods"];
                /** @description Only these wells. All filters must hold for a well to be selected. */
                wellIds?: components["parameters"]["WellIds"];
                /** @description First production day of the window, inclusive. Without it the window has 30 days. */
                from?: components["parameters"]["From"];
                /** @description Last production day of the window, inclusive. Without it the newest day that data may have. */
                to?: components["parameters"]["To"];
                /**
                 * @description How many production days the window has, counted back from its last one, so that "the last seven days" are seven tomorrow too. Not beside `from`.
                 * @example 7
                 */
                days?: components["parameters"]["Days"];
                /** @description The most rows that one answer holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The `X-Next-Cursor` of the page before, with all other parameters unchanged. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The annotations. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Annotation"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveAnnotation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveAnnotationRequest"];
            };
        };
        responses: {
            /** @description The note as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Annotation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeAnnotation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveRequest"];
            };
        };
        responses: {
            /** @description The note is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getShiftHandover: {
        parameters: {
            query?: {
                /**
                 * @description A hand-over.
                 * @example 6f1d2b7a-52c8-4f4e-9d0b-0c8f3a4d1e22
                 */
                id?: string;
                /**
                 * @description From when on, of a hand-over that is not saved yet. Default: when the last one was confirmed, without one 12 hours ago.
                 * @example 2026-11-19T18:00:00.000Z
                 */
                since?: string;
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hand-over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShiftHandover"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveShiftHandover: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveShiftHandoverRequest"];
            };
        };
        responses: {
            /** @description The hand-over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShiftHandover"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmShiftHandover: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmShiftHandoverRequest"];
            };
        };
        responses: {
            /** @description The hand-over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShiftHandover"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getShiftHandovers: {
        parameters: {
            query?: {
                /** @description The most rows that one answer holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The `X-Next-Cursor` of the page before, with all other parameters unchanged. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hand-overs. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShiftHandoverLine"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveVisit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveVisitRequest"];
            };
        };
        responses: {
            /** @description The visit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Visit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordUsage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordUsageRequest"];
            };
        };
        responses: {
            /** @description The events are recorded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNews: {
        parameters: {
            query?: {
                /**
                 * @description The language that the user reads.
                 * @example es
                 */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The news. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["News"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLegalPage: {
        parameters: {
            query: {
                /**
                 * @description Which of them.
                 * @example terms
                 */
                page: "terms" | "privacy";
                /**
                 * @description The language that the user reads.
                 * @example es
                 */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getSupport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether they can. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Support"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendSupportMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupportMessage"];
            };
        };
        responses: {
            /** @description The message is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    askAssistant: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssistantQuestion"];
            };
        };
        responses: {
            /** @description What was understood, and what is known of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssistantAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCauses: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The causes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cause"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveCause: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveCauseRequest"];
            };
        };
        responses: {
            /** @description The cause. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cause"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMonthBooks: {
        parameters: {
            query?: {
                /** @description Whose volumes the answer holds. Where none is asked for, that is gas if every producing well of the selection is for gas, else oil; the answer says which. */
                product?: components["parameters"]["Product"];
                /** @description By which potential losses are judged. */
                potentialMethod?: components["parameters"]["PotentialMethod"];
                /** @description Only wells of these business units. */
                businessUnitIds?: components["parameters"]["BusinessUnitIds"];
                /** @description Only wells of these areas. */
                areaIds?: components["parameters"]["AreaIds"];
                /** @description Only wells of these fields. */
                fieldIds?: components["parameters"]["FieldIds"];
                /** @description Only wells that are in one of these groups. */
                wellGroupIds?: components["parameters"]["WellGroupIds"];
                /** @description Only wells whose lift equipment is made by one of these. */
                manufacturerIds?: components["parameters"]["ManufacturerIds"];
                /** @description Only wells with one of these methods of production. */
                methods?: components["parameters"]["Methods"];
                /** @description Only these wells. All filters must hold for a well to be selected. */
                wellIds?: components["parameters"]["WellIds"];
                /** @description First production day of the window, inclusive. Without it the window has 30 days. */
                from?: components["parameters"]["From"];
                /** @description Last production day of the window, inclusive. Without it the newest day that data may have. */
                to?: components["parameters"]["To"];
                /**
                 * @description How many production days the window has, counted back from its last one, so that "the last seven days" are seven tomorrow too. Not beside `from`.
                 * @example 7
                 */
                days?: components["parameters"]["Days"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fields and their months. */
            200: {
                headers: {
                    "X-Data-As-Of": components["headers"]["DataAsOf"];
                    "X-Data-Range": components["headers"]["DataRange"];
                    "X-Produced-Until": components["headers"]["ProducedUntil"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthBooks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOpenPoints: {
        parameters: {
            query: {
                /**
                 * @description A day of the last month.
                 * @example 2026-10-01
                 */
                through: string;
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path: {
                /**
                 * @description The field.
                 * @example venture
                 */
                fieldId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is open from the field's oldest open month on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenPoints"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeMonths: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path: {
                /**
                 * @description The field.
                 * @example venture
                 */
                fieldId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseMonthsRequest"];
            };
        };
        responses: {
            /** @description The months that are closed now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthClosing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendDailyRows: {
        parameters: {
            query?: {
                /**
                 * @description The units of the columns of a CSV body whose header says none, as in `DailyRowsDelivery`. Without it, such a column is refused. A JSON body says it itself.
                 * @example metric
                 */
                unitSystem?: "metric" | "field";
                /**
                 * @description Take figures of a CSV body that contradict its other rows as they stand. Say so once a person has looked at them. A JSON body says it itself.
                 * @example false
                 */
                acceptFigures?: boolean;
            };
            header: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
                /**
                 * @description Names the delivery: one for each body, the same again for each try. Kept for 30 days.
                 * @example venture-2026-11-19-1
                 */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DailyRowsDelivery"];
                "text/csv": string;
                "application/xml": string;
            };
        };
        responses: {
            /** @description What became of each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Another body was sent under this `Idempotency-Key`. Nothing was stored of this one. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 4 MiB. It was not read. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is of another kind than the call takes. It was not read. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPeople: {
        parameters: {
            query?: {
                /** @description Only people whose name or email address contains it. */
                text?: string;
                /** @description Only people in this state. */
                state?: components["schemas"]["PersonState"];
                /** @description The most rows that one answer holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The `X-Next-Cursor` of the page before, with all other parameters unchanged. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonAccount"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPerson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePersonRequest"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    invitePerson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonRequest"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePerson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePersonRequest"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlockPerson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonRequest"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPersonSessions: {
        parameters: {
            query: {
                /** @description The person. */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonSession"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endPersonSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndPersonSessionsRequest"];
            };
        };
        responses: {
            /** @description They are over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRegisteredApplications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredApplication"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeRegisteredApplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeApplicationRequest"];
            };
        };
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredApplication"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiKeys: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApiKeyRequest"];
            };
        };
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevokeApiKeyRequest"];
            };
        };
        responses: {
            /** @description The key as it is then. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImportKinds: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kinds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportKindQuantities"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addFilePart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddFilePartRequest"];
            };
        };
        responses: {
            /** @description What has arrived of the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportedFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The body is larger than 11 MiB. It was not read. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportRequest"];
            };
        };
        responses: {
            /** @description What would be stored, or why nothing would. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    storeImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportRequest"];
            };
        };
        responses: {
            /** @description What was stored, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImportProgress: {
        parameters: {
            query: {
                /**
                 * @description The file.
                 * @example 6f1c1a52-3c1e-4a53-9a51-0f4f6c7c8f10
                 */
                fileId: string;
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far it has come. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportProgress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImportTemplates: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportTemplate"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveImportTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveImportTemplateRequest"];
            };
        };
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renameImportTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameImportTemplateRequest"];
            };
        };
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteImportTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteImportTemplateRequest"];
            };
        };
        responses: {
            /** @description It is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImports: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The imports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRun"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewUndo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewUndoRequest"];
            };
        };
        responses: {
            /** @description What would be taken back, and what would stay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportUndo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoImportRequest"];
            };
        };
        responses: {
            /** @description What was taken back, and what stays. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportUndo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWellRecords: {
        parameters: {
            query?: {
                /** @description Only wells whose name, identifier or alias contains it. */
                text?: string;
                /** @description Only wells of this field. */
                fieldId?: components["schemas"]["Id"];
                /** @description Only wells with this method of production. */
                method?: components["schemas"]["MethodOfProduction"];
                /** @description The most rows that one answer holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The `X-Next-Cursor` of the page before, with all other parameters unchanged. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wells. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WellRecord"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFieldRecords: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fields. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldRecord"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeWellRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeWellRecordRequest"];
            };
        };
        responses: {
            /** @description What was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordChange"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeFieldRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeFieldRecordRequest"];
            };
        };
        responses: {
            /** @description What was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordChange"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewWellMerge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewWellMergeRequest"];
            };
        };
        responses: {
            /** @description What would move, and what stands in the way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WellMerge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeWells: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeWellsRequest"];
            };
        };
        responses: {
            /** @description What was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordChange"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOutgoingMail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutgoingMail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendMailAgain: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendMailRequest"];
            };
        };
        responses: {
            /** @description It is tried. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendTestMail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What came of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestMail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAuditEvents: {
        parameters: {
            query?: {
                /** @description Only events by or about people whose name or email address contains it. */
                text?: string;
                /** @description Only events of this kind. */
                kind?: components["schemas"]["AuditKind"];
                /** @description Only events that came to this. */
                outcome?: "ok" | "refused";
                /** @description Only events from this moment on. */
                since?: string;
                /** @description Only events before this moment. */
                until?: string;
                /** @description The most rows that one answer holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The `X-Next-Cursor` of the page before, with all other parameters unchanged. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEvent"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserAnalytics: {
        parameters: {
            query?: {
                /** @description The month: 2026-10. The current one where it is not given. */
                month?: string;
            };
            header?: {
                /**
                 * @description The username, or the email address when there is none, of the signed-in user. Printable ASCII goes as it is, anything else in its percent-encoded UTF-8 form. It gives no rights; one that is not the bearer's is refused.
                 * @example engineer@cnx.example
                 */
                "user-identifier"?: components["parameters"]["UserIdentifier"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnalytics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Requests can be served. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
