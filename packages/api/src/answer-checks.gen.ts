// @ts-nocheck: the generator of the checks writes JavaScript without types; what is exported below has them.
/**
 * What a successful answer of each data call must be, generated from openapi/cnx.yaml by `npm run api:generate`.
 * Not to be edited by hand: `npm run api:check` fails when it differs from the contract.
 */

/** A check of `{ headers, body }`; `errors` says what the last value broke, and where. */
export interface AnswerCheck {
  (answer: { headers: Readonly<Record<string, string>>; body: unknown }): boolean;
  errors: readonly { keywordLocation: string; instanceLocation: string }[] | null;
}

const checks = (function() {
'use strict'
const hasOwn = Function.prototype.call.bind(Object.prototype.hasOwnProperty);
const stringLength = (string) =>
  /[\uD800-\uDFFF]/.test(string) ? [...string].length : string.length;
const pattern0 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._~-]*$", "u");
const ref2 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "string")) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (data.length > 64 && stringLength(data) > 64) {
    validate.errors = [{ keywordLocation: "#/maxLength", instanceLocation: "#" }]
    return false
  }
  if (data.length < 1 || stringLength(data) < 1) {
    validate.errors = [{ keywordLocation: "#/minLength", instanceLocation: "#" }]
    return false
  }
  if (!pattern0.test(data)) {
    validate.errors = [{ keywordLocation: "#/pattern", instanceLocation: "#" }]
    return false
  }
  return true
};
const errorMerge = ({ keywordLocation, instanceLocation }, schemaBase, dataBase) => ({
  keywordLocation: `${schemaBase}${keywordLocation.slice(1)}`,
  instanceLocation: `${dataBase}${instanceLocation.slice(1)}`,
});
const pattern1 = new RegExp("^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$", "u");
const ref3 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "string")) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (data.length > 254 && stringLength(data) > 254) {
    validate.errors = [{ keywordLocation: "#/maxLength", instanceLocation: "#" }]
    return false
  }
  if (data.length < 3 || stringLength(data) < 3) {
    validate.errors = [{ keywordLocation: "#/minLength", instanceLocation: "#" }]
    return false
  }
  if (!pattern1.test(data)) {
    validate.errors = [{ keywordLocation: "#/pattern", instanceLocation: "#" }]
    return false
  }
  return true
};
const format0 = new RegExp("^(?:[a-z][a-z0-9+\\-.]*:)?(?:\\/?\\/(?:(?:[a-z0-9\\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d\\d?)\\.){3}(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d\\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|v[0-9a-f]+\\.[a-z0-9\\-._~!$&'()*+,;=:]+)\\]|(?:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d\\d?)\\.){3}(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d\\d?)|(?:[a-z0-9\\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\\d*)?(?:\\/(?:[a-z0-9\\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\\/?(?:(?:[a-z0-9\\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\\/(?:[a-z0-9\\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?)?(?:\\?(?:[a-z0-9\\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$", "i");
const pattern2 = new RegExp("^[ -~]{1,64}$", "u");
const ref6 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "string")) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!pattern2.test(data)) {
    validate.errors = [{ keywordLocation: "#/pattern", instanceLocation: "#" }]
    return false
  }
  return true
};
const pointerPart = (s) => (/~\//.test(s) ? `${s}`.replace(/~/g, '~0').replace(/\//g, '~1') : s);
const ref5 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.message !== undefined && hasOwn(data, "message"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/message" }]
    return false
  }
  if (!(typeof data.message === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/message/type", instanceLocation: "#/message" }]
    return false
  }
  if (data.message.length > 10000 && stringLength(data.message) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/message/maxLength", instanceLocation: "#/message" }]
    return false
  }
  if (data.code !== undefined && hasOwn(data, "code")) {
    const err2 = validate.errors
    const res2 = ref6(data.code)
    const suberr2 = ref6.errors
    validate.errors = err2
    if (!res2) {
      validate.errors = [errorMerge(suberr2[0], "#/properties/code/$ref", "#/code")]
      return false
    }
  }
  if (data.values !== undefined && hasOwn(data, "values")) {
    if (!(typeof data.values === "object" && data.values && !Array.isArray(data.values))) {
      validate.errors = [{ keywordLocation: "#/properties/values/type", instanceLocation: "#/values" }]
      return false
    }
    for (const key0 of Object.keys(data.values)) {
      if (!(typeof data.values[key0] === "string")) {
        validate.errors = [{ keywordLocation: "#/properties/values/additionalProperties/type", instanceLocation: "#/values/"+pointerPart(key0) }]
        return false
      }
      if (data.values[key0].length > 10000 && stringLength(data.values[key0]) > 10000) {
        validate.errors = [{ keywordLocation: "#/properties/values/additionalProperties/maxLength", instanceLocation: "#/values/"+pointerPart(key0) }]
        return false
      }
    }
  }
  return true
};
const ref4 = function validate(data) {
  validate.errors = null
  if (!Array.isArray(data)) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (data.length > 100000) {
    validate.errors = [{ keywordLocation: "#/maxItems", instanceLocation: "#" }]
    return false
  }
  for (let i = 0; i < data.length; i++) {
    if (data[i] !== undefined && hasOwn(data, i)) {
      const err3 = validate.errors
      const res3 = ref5(data[i])
      const suberr3 = ref5.errors
      validate.errors = err3
      if (!res3) {
        validate.errors = [errorMerge(suberr3[0], "#/items/$ref", "#/"+i)]
        return false
      }
    }
  }
  return true
};
const ref1 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.username !== undefined && hasOwn(data, "username"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/username" }]
    return false
  }
  if (!(data.email !== undefined && hasOwn(data, "email"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/email" }]
    return false
  }
  if (!(data.firstName !== undefined && hasOwn(data, "firstName"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/firstName" }]
    return false
  }
  if (!(data.lastName !== undefined && hasOwn(data, "lastName"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/lastName" }]
    return false
  }
  if (!(data.avatar !== undefined && hasOwn(data, "avatar"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/avatar" }]
    return false
  }
  if (!(data.roleId !== undefined && hasOwn(data, "roleId"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/roleId" }]
    return false
  }
  if (!(data.isSSO !== undefined && hasOwn(data, "isSSO"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/isSSO" }]
    return false
  }
  if (!(data.redirectUrl !== undefined && hasOwn(data, "redirectUrl"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/redirectUrl" }]
    return false
  }
  if (!(data.landingPage !== undefined && hasOwn(data, "landingPage"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/landingPage" }]
    return false
  }
  if (!(data.errors !== undefined && hasOwn(data, "errors"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/errors" }]
    return false
  }
  const err0 = validate.errors
  const res0 = ref2(data.id)
  const suberr0 = ref2.errors
  validate.errors = err0
  if (!res0) {
    validate.errors = [errorMerge(suberr0[0], "#/properties/id/$ref", "#/id")]
    return false
  }
  if (!(typeof data.username === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/username/type", instanceLocation: "#/username" }]
    return false
  }
  if (data.username.length > 10000 && stringLength(data.username) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/username/maxLength", instanceLocation: "#/username" }]
    return false
  }
  const err1 = validate.errors
  const res1 = ref3(data.email)
  const suberr1 = ref3.errors
  validate.errors = err1
  if (!res1) {
    validate.errors = [errorMerge(suberr1[0], "#/properties/email/$ref", "#/email")]
    return false
  }
  if (!(typeof data.firstName === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/firstName/type", instanceLocation: "#/firstName" }]
    return false
  }
  if (data.firstName.length > 10000 && stringLength(data.firstName) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/firstName/maxLength", instanceLocation: "#/firstName" }]
    return false
  }
  if (!(typeof data.lastName === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/lastName/type", instanceLocation: "#/lastName" }]
    return false
  }
  if (data.lastName.length > 10000 && stringLength(data.lastName) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/lastName/maxLength", instanceLocation: "#/lastName" }]
    return false
  }
  if (!(typeof data.avatar === "string" || data.avatar === null)) {
    validate.errors = [{ keywordLocation: "#/properties/avatar/type", instanceLocation: "#/avatar" }]
    return false
  }
  if (typeof data.avatar === "string") {
    if (!format0.test(data.avatar)) {
      validate.errors = [{ keywordLocation: "#/properties/avatar/format", instanceLocation: "#/avatar" }]
      return false
    }
  }
  if (!Number.isInteger(data.roleId)) {
    validate.errors = [{ keywordLocation: "#/properties/roleId/type", instanceLocation: "#/roleId" }]
    return false
  }
  if (!(0 <= data.roleId)) {
    validate.errors = [{ keywordLocation: "#/properties/roleId/minimum", instanceLocation: "#/roleId" }]
    return false
  }
  if (!(1000000000000000 >= data.roleId)) {
    validate.errors = [{ keywordLocation: "#/properties/roleId/maximum", instanceLocation: "#/roleId" }]
    return false
  }
  if (!(typeof data.isSSO === "boolean")) {
    validate.errors = [{ keywordLocation: "#/properties/isSSO/type", instanceLocation: "#/isSSO" }]
    return false
  }
  if (!(typeof data.redirectUrl === "string" || data.redirectUrl === null)) {
    validate.errors = [{ keywordLocation: "#/properties/redirectUrl/type", instanceLocation: "#/redirectUrl" }]
    return false
  }
  if (typeof data.redirectUrl === "string") {
    if (data.redirectUrl.length > 10000 && stringLength(data.redirectUrl) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/redirectUrl/maxLength", instanceLocation: "#/redirectUrl" }]
      return false
    }
  }
  if (!(typeof data.landingPage === "string" || data.landingPage === null)) {
    validate.errors = [{ keywordLocation: "#/properties/landingPage/type", instanceLocation: "#/landingPage" }]
    return false
  }
  if (typeof data.landingPage === "string") {
    if (data.landingPage.length > 64 && stringLength(data.landingPage) > 64) {
      validate.errors = [{ keywordLocation: "#/properties/landingPage/maxLength", instanceLocation: "#/landingPage" }]
      return false
    }
  }
  const err4 = validate.errors
  const res4 = ref4(data.errors)
  const suberr4 = ref4.errors
  validate.errors = err4
  if (!res4) {
    validate.errors = [errorMerge(suberr4[0], "#/properties/errors/$ref", "#/errors")]
    return false
  }
  return true
};
const ref0 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  const err5 = validate.errors
  const res5 = ref1(data.body)
  const suberr5 = ref1.errors
  validate.errors = err5
  if (!res5) {
    validate.errors = [errorMerge(suberr5[0], "#/properties/body/$ref", "#/body")]
    return false
  }
  return true
};
const pattern3 = new RegExp("^[\\w/+.-]+$", "u");
const ref9 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.regionFormat !== undefined && hasOwn(data, "regionFormat"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/regionFormat" }]
    return false
  }
  if (!(data.theme !== undefined && hasOwn(data, "theme"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/theme" }]
    return false
  }
  if (!(data.units !== undefined && hasOwn(data, "units"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/units" }]
    return false
  }
  if (!(data.landingPage !== undefined && hasOwn(data, "landingPage"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/landingPage" }]
    return false
  }
  if (!(data.density !== undefined && hasOwn(data, "density"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/density" }]
    return false
  }
  if (!(typeof data.regionFormat === "string" || data.regionFormat === null)) {
    validate.errors = [{ keywordLocation: "#/properties/regionFormat/type", instanceLocation: "#/regionFormat" }]
    return false
  }
  if (typeof data.regionFormat === "string") {
    if (data.regionFormat.length > 64 && stringLength(data.regionFormat) > 64) {
      validate.errors = [{ keywordLocation: "#/properties/regionFormat/maxLength", instanceLocation: "#/regionFormat" }]
      return false
    }
    if (data.regionFormat.length < 1 || stringLength(data.regionFormat) < 1) {
      validate.errors = [{ keywordLocation: "#/properties/regionFormat/minLength", instanceLocation: "#/regionFormat" }]
      return false
    }
    if (!pattern3.test(data.regionFormat)) {
      validate.errors = [{ keywordLocation: "#/properties/regionFormat/pattern", instanceLocation: "#/regionFormat" }]
      return false
    }
  }
  if (!(typeof data.theme === "string" || data.theme === null)) {
    validate.errors = [{ keywordLocation: "#/properties/theme/type", instanceLocation: "#/theme" }]
    return false
  }
  if (typeof data.theme === "string") {
    if (data.theme.length > 64 && stringLength(data.theme) > 64) {
      validate.errors = [{ keywordLocation: "#/properties/theme/maxLength", instanceLocation: "#/theme" }]
      return false
    }
    if (data.theme.length < 1 || stringLength(data.theme) < 1) {
      validate.errors = [{ keywordLocation: "#/properties/theme/minLength", instanceLocation: "#/theme" }]
      return false
    }
    if (!pattern3.test(data.theme)) {
      validate.errors = [{ keywordLocation: "#/properties/theme/pattern", instanceLocation: "#/theme" }]
      return false
    }
  }
  if (!(typeof data.units === "string" || data.units === null)) {
    validate.errors = [{ keywordLocation: "#/properties/units/type", instanceLocation: "#/units" }]
    return false
  }
  if (typeof data.units === "string") {
    if (data.units.length > 64 && stringLength(data.units) > 64) {
      validate.errors = [{ keywordLocation: "#/properties/units/maxLength", instanceLocation: "#/units" }]
      return false
    }
    if (data.units.length < 1 || stringLength(data.units) < 1) {
      validate.errors = [{ keywordLocation: "#/properties/units/minLength", instanceLocation: "#/units" }]
      return false
    }
    if (!pattern3.test(data.units)) {
      validate.errors = [{ keywordLocation: "#/properties/units/pattern", instanceLocation: "#/units" }]
      return false
    }
  }
  if (!(typeof data.landingPage === "string" || data.landingPage === null)) {
    validate.errors = [{ keywordLocation: "#/properties/landingPage/type", instanceLocation: "#/landingPage" }]
    return false
  }
  if (typeof data.landingPage === "string") {
    if (data.landingPage.length > 64 && stringLength(data.landingPage) > 64) {
      validate.errors = [{ keywordLocation: "#/properties/landingPage/maxLength", instanceLocation: "#/landingPage" }]
      return false
    }
    if (data.landingPage.length < 1 || stringLength(data.landingPage) < 1) {
      validate.errors = [{ keywordLocation: "#/properties/landingPage/minLength", instanceLocation: "#/landingPage" }]
      return false
    }
    if (!pattern3.test(data.landingPage)) {
      validate.errors = [{ keywordLocation: "#/properties/landingPage/pattern", instanceLocation: "#/landingPage" }]
      return false
    }
  }
  if (!(typeof data.density === "string" || data.density === null)) {
    validate.errors = [{ keywordLocation: "#/properties/density/type", instanceLocation: "#/density" }]
    return false
  }
  if (typeof data.density === "string") {
    if (data.density.length > 64 && stringLength(data.density) > 64) {
      validate.errors = [{ keywordLocation: "#/properties/density/maxLength", instanceLocation: "#/density" }]
      return false
    }
    if (data.density.length < 1 || stringLength(data.density) < 1) {
      validate.errors = [{ keywordLocation: "#/properties/density/minLength", instanceLocation: "#/density" }]
      return false
    }
    if (!pattern3.test(data.density)) {
      validate.errors = [{ keywordLocation: "#/properties/density/pattern", instanceLocation: "#/density" }]
      return false
    }
  }
  if (data.usage !== undefined && hasOwn(data, "usage")) {
    if (!(typeof data.usage === "string" || data.usage === null)) {
      validate.errors = [{ keywordLocation: "#/properties/usage/type", instanceLocation: "#/usage" }]
      return false
    }
    if (typeof data.usage === "string") {
      if (data.usage.length > 64 && stringLength(data.usage) > 64) {
        validate.errors = [{ keywordLocation: "#/properties/usage/maxLength", instanceLocation: "#/usage" }]
        return false
      }
      if (data.usage.length < 1 || stringLength(data.usage) < 1) {
        validate.errors = [{ keywordLocation: "#/properties/usage/minLength", instanceLocation: "#/usage" }]
        return false
      }
      if (!pattern3.test(data.usage)) {
        validate.errors = [{ keywordLocation: "#/properties/usage/pattern", instanceLocation: "#/usage" }]
        return false
      }
    }
  }
  for (const key1 of Object.keys(data)) {
    if (key1 !== "regionFormat" && key1 !== "theme" && key1 !== "units" && key1 !== "landingPage" && key1 !== "density" && key1 !== "usage") {
      validate.errors = [{ keywordLocation: "#/additionalProperties", instanceLocation: "#/"+pointerPart(key1) }]
      return false
    }
  }
  return true
};
const ref11 = function validate(data) {
  validate.errors = null
  if (!Array.isArray(data)) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (data.length > 200) {
    validate.errors = [{ keywordLocation: "#/maxItems", instanceLocation: "#" }]
    return false
  }
  for (let j = 0; j < data.length; j++) {
    if (data[j] !== undefined && hasOwn(data, j)) {
      const err7 = validate.errors
      const res7 = ref2(data[j])
      const suberr7 = ref2.errors
      validate.errors = err7
      if (!res7) {
        validate.errors = [errorMerge(suberr7[0], "#/items/$ref", "#/"+j)]
        return false
      }
    }
  }
  return true
};
const ref10 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.businessUnitIds !== undefined && hasOwn(data, "businessUnitIds"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/businessUnitIds" }]
    return false
  }
  if (!(data.fieldIds !== undefined && hasOwn(data, "fieldIds"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/fieldIds" }]
    return false
  }
  if (!(data.wellGroupIds !== undefined && hasOwn(data, "wellGroupIds"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/wellGroupIds" }]
    return false
  }
  if (!(data.wellIds !== undefined && hasOwn(data, "wellIds"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/wellIds" }]
    return false
  }
  const err8 = validate.errors
  const res8 = ref11(data.businessUnitIds)
  const suberr8 = ref11.errors
  validate.errors = err8
  if (!res8) {
    validate.errors = [errorMerge(suberr8[0], "#/properties/businessUnitIds/$ref", "#/businessUnitIds")]
    return false
  }
  const err9 = validate.errors
  const res9 = ref11(data.fieldIds)
  const suberr9 = ref11.errors
  validate.errors = err9
  if (!res9) {
    validate.errors = [errorMerge(suberr9[0], "#/properties/fieldIds/$ref", "#/fieldIds")]
    return false
  }
  const err10 = validate.errors
  const res10 = ref11(data.wellGroupIds)
  const suberr10 = ref11.errors
  validate.errors = err10
  if (!res10) {
    validate.errors = [errorMerge(suberr10[0], "#/properties/wellGroupIds/$ref", "#/wellGroupIds")]
    return false
  }
  const err11 = validate.errors
  const res11 = ref11(data.wellIds)
  const suberr11 = ref11.errors
  validate.errors = err11
  if (!res11) {
    validate.errors = [errorMerge(suberr11[0], "#/properties/wellIds/$ref", "#/wellIds")]
    return false
  }
  for (const key2 of Object.keys(data)) {
    if (key2 !== "businessUnitIds" && key2 !== "fieldIds" && key2 !== "wellGroupIds" && key2 !== "wellIds") {
      validate.errors = [{ keywordLocation: "#/additionalProperties", instanceLocation: "#/"+pointerPart(key2) }]
      return false
    }
  }
  return true
};
const ref8 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.version !== undefined && hasOwn(data, "version"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/version" }]
    return false
  }
  if (!(data.language !== undefined && hasOwn(data, "language"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/language" }]
    return false
  }
  if (!(data.timeZone !== undefined && hasOwn(data, "timeZone"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/timeZone" }]
    return false
  }
  if (!(data.portal !== undefined && hasOwn(data, "portal"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/portal" }]
    return false
  }
  if (!Number.isInteger(data.version)) {
    validate.errors = [{ keywordLocation: "#/properties/version/type", instanceLocation: "#/version" }]
    return false
  }
  if (!(0 <= data.version)) {
    validate.errors = [{ keywordLocation: "#/properties/version/minimum", instanceLocation: "#/version" }]
    return false
  }
  if (!(2147483646 >= data.version)) {
    validate.errors = [{ keywordLocation: "#/properties/version/maximum", instanceLocation: "#/version" }]
    return false
  }
  if (!(typeof data.language === "string" || data.language === null)) {
    validate.errors = [{ keywordLocation: "#/properties/language/type", instanceLocation: "#/language" }]
    return false
  }
  if (typeof data.language === "string") {
    if (data.language.length > 64 && stringLength(data.language) > 64) {
      validate.errors = [{ keywordLocation: "#/properties/language/maxLength", instanceLocation: "#/language" }]
      return false
    }
    if (data.language.length < 1 || stringLength(data.language) < 1) {
      validate.errors = [{ keywordLocation: "#/properties/language/minLength", instanceLocation: "#/language" }]
      return false
    }
    if (!pattern3.test(data.language)) {
      validate.errors = [{ keywordLocation: "#/properties/language/pattern", instanceLocation: "#/language" }]
      return false
    }
  }
  if (!(typeof data.timeZone === "string" || data.timeZone === null)) {
    validate.errors = [{ keywordLocation: "#/properties/timeZone/type", instanceLocation: "#/timeZone" }]
    return false
  }
  if (typeof data.timeZone === "string") {
    if (data.timeZone.length > 64 && stringLength(data.timeZone) > 64) {
      validate.errors = [{ keywordLocation: "#/properties/timeZone/maxLength", instanceLocation: "#/timeZone" }]
      return false
    }
    if (data.timeZone.length < 1 || stringLength(data.timeZone) < 1) {
      validate.errors = [{ keywordLocation: "#/properties/timeZone/minLength", instanceLocation: "#/timeZone" }]
      return false
    }
    if (!pattern3.test(data.timeZone)) {
      validate.errors = [{ keywordLocation: "#/properties/timeZone/pattern", instanceLocation: "#/timeZone" }]
      return false
    }
  }
  const err6 = validate.errors
  const res6 = ref9(data.portal)
  const suberr6 = ref9.errors
  validate.errors = err6
  if (!res6) {
    validate.errors = [errorMerge(suberr6[0], "#/properties/portal/$ref", "#/portal")]
    return false
  }
  if (data.myWells !== undefined && hasOwn(data, "myWells")) {
    const err12 = validate.errors
    const res12 = ref10(data.myWells)
    const suberr12 = ref10.errors
    validate.errors = err12
    if (!res12) {
      validate.errors = [errorMerge(suberr12[0], "#/properties/myWells/$ref", "#/myWells")]
      return false
    }
  }
  for (const key3 of Object.keys(data)) {
    if (key3 !== "version" && key3 !== "language" && key3 !== "timeZone" && key3 !== "portal" && key3 !== "myWells") {
      validate.errors = [{ keywordLocation: "#/additionalProperties", instanceLocation: "#/"+pointerPart(key3) }]
      return false
    }
  }
  return true
};
const ref7 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  const err13 = validate.errors
  const res13 = ref8(data.body)
  const suberr13 = ref8.errors
  validate.errors = err13
  if (!res13) {
    validate.errors = [errorMerge(suberr13[0], "#/properties/body/$ref", "#/body")]
    return false
  }
  return true
};
const ref13 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.version !== undefined && hasOwn(data, "version"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/version" }]
    return false
  }
  if (!(data.firstName !== undefined && hasOwn(data, "firstName"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/firstName" }]
    return false
  }
  if (!(data.lastName !== undefined && hasOwn(data, "lastName"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/lastName" }]
    return false
  }
  if (!(data.email !== undefined && hasOwn(data, "email"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/email" }]
    return false
  }
  if (!(data.isSSO !== undefined && hasOwn(data, "isSSO"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/isSSO" }]
    return false
  }
  if (!(data.photo !== undefined && hasOwn(data, "photo"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/photo" }]
    return false
  }
  if (!Number.isInteger(data.version)) {
    validate.errors = [{ keywordLocation: "#/properties/version/type", instanceLocation: "#/version" }]
    return false
  }
  if (!(0 <= data.version)) {
    validate.errors = [{ keywordLocation: "#/properties/version/minimum", instanceLocation: "#/version" }]
    return false
  }
  if (!(2147483647 >= data.version)) {
    validate.errors = [{ keywordLocation: "#/properties/version/maximum", instanceLocation: "#/version" }]
    return false
  }
  if (!(typeof data.firstName === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/firstName/type", instanceLocation: "#/firstName" }]
    return false
  }
  if (data.firstName.length > 100 && stringLength(data.firstName) > 100) {
    validate.errors = [{ keywordLocation: "#/properties/firstName/maxLength", instanceLocation: "#/firstName" }]
    return false
  }
  if (!(typeof data.lastName === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/lastName/type", instanceLocation: "#/lastName" }]
    return false
  }
  if (data.lastName.length > 100 && stringLength(data.lastName) > 100) {
    validate.errors = [{ keywordLocation: "#/properties/lastName/maxLength", instanceLocation: "#/lastName" }]
    return false
  }
  const err14 = validate.errors
  const res14 = ref3(data.email)
  const suberr14 = ref3.errors
  validate.errors = err14
  if (!res14) {
    validate.errors = [errorMerge(suberr14[0], "#/properties/email/$ref", "#/email")]
    return false
  }
  if (!(typeof data.isSSO === "boolean")) {
    validate.errors = [{ keywordLocation: "#/properties/isSSO/type", instanceLocation: "#/isSSO" }]
    return false
  }
  if (!(typeof data.photo === "string" || data.photo === null)) {
    validate.errors = [{ keywordLocation: "#/properties/photo/type", instanceLocation: "#/photo" }]
    return false
  }
  if (typeof data.photo === "string") {
    if (!format0.test(data.photo)) {
      validate.errors = [{ keywordLocation: "#/properties/photo/format", instanceLocation: "#/photo" }]
      return false
    }
  }
  return true
};
const ref12 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  const err15 = validate.errors
  const res15 = ref13(data.body)
  const suberr15 = ref13.errors
  validate.errors = err15
  if (!res15) {
    validate.errors = [errorMerge(suberr15[0], "#/properties/body/$ref", "#/body")]
    return false
  }
  return true
};
const format1 = new RegExp("^(?:19|20|21)\\d\\d-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|[12]\\d))T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$", "");
const ref16 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.device !== undefined && hasOwn(data, "device"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/device" }]
    return false
  }
  if (!(data.address !== undefined && hasOwn(data, "address"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/address" }]
    return false
  }
  if (!(data.signedInAt !== undefined && hasOwn(data, "signedInAt"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/signedInAt" }]
    return false
  }
  if (!(data.lastSeenAt !== undefined && hasOwn(data, "lastSeenAt"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/lastSeenAt" }]
    return false
  }
  if (!(data.current !== undefined && hasOwn(data, "current"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/current" }]
    return false
  }
  const err16 = validate.errors
  const res16 = ref2(data.id)
  const suberr16 = ref2.errors
  validate.errors = err16
  if (!res16) {
    validate.errors = [errorMerge(suberr16[0], "#/properties/id/$ref", "#/id")]
    return false
  }
  if (!(typeof data.device === "string" || data.device === null)) {
    validate.errors = [{ keywordLocation: "#/properties/device/type", instanceLocation: "#/device" }]
    return false
  }
  if (typeof data.device === "string") {
    if (data.device.length > 512 && stringLength(data.device) > 512) {
      validate.errors = [{ keywordLocation: "#/properties/device/maxLength", instanceLocation: "#/device" }]
      return false
    }
  }
  if (!(typeof data.address === "string" || data.address === null)) {
    validate.errors = [{ keywordLocation: "#/properties/address/type", instanceLocation: "#/address" }]
    return false
  }
  if (typeof data.address === "string") {
    if (data.address.length > 64 && stringLength(data.address) > 64) {
      validate.errors = [{ keywordLocation: "#/properties/address/maxLength", instanceLocation: "#/address" }]
      return false
    }
  }
  if (!(typeof data.signedInAt === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/signedInAt/type", instanceLocation: "#/signedInAt" }]
    return false
  }
  if (!format1.test(data.signedInAt)) {
    validate.errors = [{ keywordLocation: "#/properties/signedInAt/format", instanceLocation: "#/signedInAt" }]
    return false
  }
  if (!(typeof data.lastSeenAt === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/lastSeenAt/type", instanceLocation: "#/lastSeenAt" }]
    return false
  }
  if (!format1.test(data.lastSeenAt)) {
    validate.errors = [{ keywordLocation: "#/properties/lastSeenAt/format", instanceLocation: "#/lastSeenAt" }]
    return false
  }
  if (!(typeof data.current === "boolean")) {
    validate.errors = [{ keywordLocation: "#/properties/current/type", instanceLocation: "#/current" }]
    return false
  }
  return true
};
const ref17 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.at !== undefined && hasOwn(data, "at"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/at" }]
    return false
  }
  if (!(data.succeeded !== undefined && hasOwn(data, "succeeded"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/succeeded" }]
    return false
  }
  if (!(data.address !== undefined && hasOwn(data, "address"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/address" }]
    return false
  }
  if (!(typeof data.at === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/at/type", instanceLocation: "#/at" }]
    return false
  }
  if (!format1.test(data.at)) {
    validate.errors = [{ keywordLocation: "#/properties/at/format", instanceLocation: "#/at" }]
    return false
  }
  if (!(typeof data.succeeded === "boolean")) {
    validate.errors = [{ keywordLocation: "#/properties/succeeded/type", instanceLocation: "#/succeeded" }]
    return false
  }
  if (!(typeof data.address === "string" || data.address === null)) {
    validate.errors = [{ keywordLocation: "#/properties/address/type", instanceLocation: "#/address" }]
    return false
  }
  if (typeof data.address === "string") {
    if (data.address.length > 64 && stringLength(data.address) > 64) {
      validate.errors = [{ keywordLocation: "#/properties/address/maxLength", instanceLocation: "#/address" }]
      return false
    }
  }
  return true
};
const ref15 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.sessions !== undefined && hasOwn(data, "sessions"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/sessions" }]
    return false
  }
  if (!(data.signIns !== undefined && hasOwn(data, "signIns"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/signIns" }]
    return false
  }
  if (!Array.isArray(data.sessions)) {
    validate.errors = [{ keywordLocation: "#/properties/sessions/type", instanceLocation: "#/sessions" }]
    return false
  }
  if (data.sessions.length > 50) {
    validate.errors = [{ keywordLocation: "#/properties/sessions/maxItems", instanceLocation: "#/sessions" }]
    return false
  }
  for (let k = 0; k < data.sessions.length; k++) {
    if (data.sessions[k] !== undefined && hasOwn(data.sessions, k)) {
      const err17 = validate.errors
      const res17 = ref16(data.sessions[k])
      const suberr17 = ref16.errors
      validate.errors = err17
      if (!res17) {
        validate.errors = [errorMerge(suberr17[0], "#/properties/sessions/items/$ref", "#/sessions/"+k)]
        return false
      }
    }
  }
  if (!Array.isArray(data.signIns)) {
    validate.errors = [{ keywordLocation: "#/properties/signIns/type", instanceLocation: "#/signIns" }]
    return false
  }
  if (data.signIns.length > 20) {
    validate.errors = [{ keywordLocation: "#/properties/signIns/maxItems", instanceLocation: "#/signIns" }]
    return false
  }
  for (let l = 0; l < data.signIns.length; l++) {
    if (data.signIns[l] !== undefined && hasOwn(data.signIns, l)) {
      const err18 = validate.errors
      const res18 = ref17(data.signIns[l])
      const suberr18 = ref17.errors
      validate.errors = err18
      if (!res18) {
        validate.errors = [errorMerge(suberr18[0], "#/properties/signIns/items/$ref", "#/signIns/"+l)]
        return false
      }
    }
  }
  return true
};
const ref14 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  const err19 = validate.errors
  const res19 = ref15(data.body)
  const suberr19 = ref15.errors
  validate.errors = err19
  if (!res19) {
    validate.errors = [errorMerge(suberr19[0], "#/properties/body/$ref", "#/body")]
    return false
  }
  return true
};
const format2 = new RegExp("^[a-z][a-z0-9+\\-.]*:(?:\\/?\\/(?:(?:[a-z0-9\\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d\\d?)\\.){3}(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d\\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|v[0-9a-f]+\\.[a-z0-9\\-._~!$&'()*+,;=:]+)\\]|(?:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d\\d?)\\.){3}(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d\\d?)|(?:[a-z0-9\\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\\d*)?(?:\\/(?:[a-z0-9\\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\\/?(?:(?:[a-z0-9\\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\\/(?:[a-z0-9\\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?)(?:\\?(?:[a-z0-9\\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$", "i");
const ref19 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.name !== undefined && hasOwn(data, "name"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/name" }]
    return false
  }
  if (!(data.description !== undefined && hasOwn(data, "description"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/description" }]
    return false
  }
  if (!(data.url !== undefined && hasOwn(data, "url"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/url" }]
    return false
  }
  if (!(data.state !== undefined && hasOwn(data, "state"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/state" }]
    return false
  }
  const err20 = validate.errors
  const res20 = ref2(data.id)
  const suberr20 = ref2.errors
  validate.errors = err20
  if (!res20) {
    validate.errors = [errorMerge(suberr20[0], "#/properties/id/$ref", "#/id")]
    return false
  }
  if (!(typeof data.name === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/name/type", instanceLocation: "#/name" }]
    return false
  }
  if (data.name.length > 10000 && stringLength(data.name) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/name/maxLength", instanceLocation: "#/name" }]
    return false
  }
  if (!(typeof data.description === "string" || data.description === null)) {
    validate.errors = [{ keywordLocation: "#/properties/description/type", instanceLocation: "#/description" }]
    return false
  }
  if (typeof data.description === "string") {
    if (data.description.length > 10000 && stringLength(data.description) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/description/maxLength", instanceLocation: "#/description" }]
      return false
    }
  }
  if (!(typeof data.url === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/url/type", instanceLocation: "#/url" }]
    return false
  }
  if (!format2.test(data.url)) {
    validate.errors = [{ keywordLocation: "#/properties/url/format", instanceLocation: "#/url" }]
    return false
  }
  if (!(typeof data.state === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/state/type", instanceLocation: "#/state" }]
    return false
  }
  if (!pattern2.test(data.state)) {
    validate.errors = [{ keywordLocation: "#/properties/state/pattern", instanceLocation: "#/state" }]
    return false
  }
  return true
};
const ref18 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 500) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let m = 0; m < data.body.length; m++) {
    if (data.body[m] !== undefined && hasOwn(data.body, m)) {
      const err21 = validate.errors
      const res21 = ref19(data.body[m])
      const suberr21 = ref19.errors
      validate.errors = err21
      if (!res21) {
        validate.errors = [errorMerge(suberr21[0], "#/properties/body/items/$ref", "#/body/"+m)]
        return false
      }
    }
  }
  return true
};
const pattern4 = new RegExp("^\\d{1,15}$", "u");
const ref23 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "string")) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!pattern2.test(data)) {
    validate.errors = [{ keywordLocation: "#/pattern", instanceLocation: "#" }]
    return false
  }
  return true
};
const format3 = new RegExp("^(?:19|20|21)\\d\\d-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|[12]\\d))$", "");
const ref24 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.activity !== undefined && hasOwn(data, "activity"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/activity" }]
    return false
  }
  if (!(data.title !== undefined && hasOwn(data, "title"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/title" }]
    return false
  }
  if (!(typeof data.activity === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/activity/type", instanceLocation: "#/activity" }]
    return false
  }
  if (!pattern2.test(data.activity)) {
    validate.errors = [{ keywordLocation: "#/properties/activity/pattern", instanceLocation: "#/activity" }]
    return false
  }
  if (!(typeof data.title === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/title/type", instanceLocation: "#/title" }]
    return false
  }
  if (data.title.length > 10000 && stringLength(data.title) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/title/maxLength", instanceLocation: "#/title" }]
    return false
  }
  return true
};
const ref26 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "string")) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!pattern2.test(data)) {
    validate.errors = [{ keywordLocation: "#/pattern", instanceLocation: "#" }]
    return false
  }
  return true
};
const ref25 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.language !== undefined && hasOwn(data, "language"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/language" }]
    return false
  }
  if (!(data.title !== undefined && hasOwn(data, "title"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/title" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  const err25 = validate.errors
  const res25 = ref26(data.language)
  const suberr25 = ref26.errors
  validate.errors = err25
  if (!res25) {
    validate.errors = [errorMerge(suberr25[0], "#/properties/language/$ref", "#/language")]
    return false
  }
  if (!(typeof data.title === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/title/type", instanceLocation: "#/title" }]
    return false
  }
  if (data.title.length > 10000 && stringLength(data.title) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/title/maxLength", instanceLocation: "#/title" }]
    return false
  }
  if (!(typeof data.body === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 10000 && stringLength(data.body) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxLength", instanceLocation: "#/body" }]
    return false
  }
  return true
};
const ref22 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.code !== undefined && hasOwn(data, "code"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/code" }]
    return false
  }
  if (!(data.names !== undefined && hasOwn(data, "names"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/names" }]
    return false
  }
  if (!(data.variable !== undefined && hasOwn(data, "variable"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/variable" }]
    return false
  }
  if (!(data.before !== undefined && hasOwn(data, "before"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/before" }]
    return false
  }
  if (!(data.after !== undefined && hasOwn(data, "after"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/after" }]
    return false
  }
  if (!(data.unit !== undefined && hasOwn(data, "unit"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/unit" }]
    return false
  }
  if (!(data.rule !== undefined && hasOwn(data, "rule"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/rule" }]
    return false
  }
  if (!(data.moment !== undefined && hasOwn(data, "moment"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/moment" }]
    return false
  }
  if (!(data.day !== undefined && hasOwn(data, "day"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/day" }]
    return false
  }
  if (!(data.works !== undefined && hasOwn(data, "works"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/works" }]
    return false
  }
  if (!(data.texts !== undefined && hasOwn(data, "texts"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/texts" }]
    return false
  }
  if (!(data.status !== undefined && hasOwn(data, "status"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/status" }]
    return false
  }
  if (!(data.open !== undefined && hasOwn(data, "open"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/open" }]
    return false
  }
  if (!(typeof data.code === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/code/type", instanceLocation: "#/code" }]
    return false
  }
  if (data.code.length > 10000 && stringLength(data.code) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/code/maxLength", instanceLocation: "#/code" }]
    return false
  }
  if (!Array.isArray(data.names)) {
    validate.errors = [{ keywordLocation: "#/properties/names/type", instanceLocation: "#/names" }]
    return false
  }
  if (data.names.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/names/maxItems", instanceLocation: "#/names" }]
    return false
  }
  for (let o = 0; o < data.names.length; o++) {
    if (data.names[o] !== undefined && hasOwn(data.names, o)) {
      if (!(typeof data.names[o] === "string")) {
        validate.errors = [{ keywordLocation: "#/properties/names/items/type", instanceLocation: "#/names/"+o }]
        return false
      }
      if (data.names[o].length > 10000 && stringLength(data.names[o]) > 10000) {
        validate.errors = [{ keywordLocation: "#/properties/names/items/maxLength", instanceLocation: "#/names/"+o }]
        return false
      }
    }
  }
  let passes1 = 0
  const sub1 = (() => {
    const err23 = validate.errors
    const res23 = ref23(data.variable)
    const suberr23 = ref23.errors
    validate.errors = err23
    if (!res23) return false
    return true
  })()
  if (sub1) passes1++
  const sub2 = (() => {
    if (!(data.variable === null)) return false
    return true
  })()
  if (sub2) passes1++
  if (passes1 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/variable/oneOf", instanceLocation: "#/variable" }]
    return false
  }
  if (!(typeof data.before === "number" || data.before === null)) {
    validate.errors = [{ keywordLocation: "#/properties/before/type", instanceLocation: "#/before" }]
    return false
  }
  if (typeof data.before === "number") {
    if (!(-1000000000000000 <= data.before)) {
      validate.errors = [{ keywordLocation: "#/properties/before/minimum", instanceLocation: "#/before" }]
      return false
    }
    if (!(1000000000000000 >= data.before)) {
      validate.errors = [{ keywordLocation: "#/properties/before/maximum", instanceLocation: "#/before" }]
      return false
    }
  }
  if (!(typeof data.after === "number" || data.after === null)) {
    validate.errors = [{ keywordLocation: "#/properties/after/type", instanceLocation: "#/after" }]
    return false
  }
  if (typeof data.after === "number") {
    if (!(-1000000000000000 <= data.after)) {
      validate.errors = [{ keywordLocation: "#/properties/after/minimum", instanceLocation: "#/after" }]
      return false
    }
    if (!(1000000000000000 >= data.after)) {
      validate.errors = [{ keywordLocation: "#/properties/after/maximum", instanceLocation: "#/after" }]
      return false
    }
  }
  if (!(typeof data.unit === "string" || data.unit === null)) {
    validate.errors = [{ keywordLocation: "#/properties/unit/type", instanceLocation: "#/unit" }]
    return false
  }
  if (typeof data.unit === "string") {
    if (data.unit.length > 10000 && stringLength(data.unit) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/unit/maxLength", instanceLocation: "#/unit" }]
      return false
    }
  }
  if (!(typeof data.rule === "string" || data.rule === null)) {
    validate.errors = [{ keywordLocation: "#/properties/rule/type", instanceLocation: "#/rule" }]
    return false
  }
  if (typeof data.rule === "string") {
    if (data.rule.length > 10000 && stringLength(data.rule) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/rule/maxLength", instanceLocation: "#/rule" }]
      return false
    }
  }
  if (!(typeof data.moment === "string" || data.moment === null)) {
    validate.errors = [{ keywordLocation: "#/properties/moment/type", instanceLocation: "#/moment" }]
    return false
  }
  if (typeof data.moment === "string") {
    if (!format1.test(data.moment)) {
      validate.errors = [{ keywordLocation: "#/properties/moment/format", instanceLocation: "#/moment" }]
      return false
    }
  }
  if (!(typeof data.day === "string" || data.day === null)) {
    validate.errors = [{ keywordLocation: "#/properties/day/type", instanceLocation: "#/day" }]
    return false
  }
  if (typeof data.day === "string") {
    if (!format3.test(data.day)) {
      validate.errors = [{ keywordLocation: "#/properties/day/format", instanceLocation: "#/day" }]
      return false
    }
  }
  if (!Array.isArray(data.works)) {
    validate.errors = [{ keywordLocation: "#/properties/works/type", instanceLocation: "#/works" }]
    return false
  }
  if (data.works.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/works/maxItems", instanceLocation: "#/works" }]
    return false
  }
  for (let p = 0; p < data.works.length; p++) {
    if (data.works[p] !== undefined && hasOwn(data.works, p)) {
      const err24 = validate.errors
      const res24 = ref24(data.works[p])
      const suberr24 = ref24.errors
      validate.errors = err24
      if (!res24) {
        validate.errors = [errorMerge(suberr24[0], "#/properties/works/items/$ref", "#/works/"+p)]
        return false
      }
    }
  }
  if (!Array.isArray(data.texts)) {
    validate.errors = [{ keywordLocation: "#/properties/texts/type", instanceLocation: "#/texts" }]
    return false
  }
  if (data.texts.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/texts/maxItems", instanceLocation: "#/texts" }]
    return false
  }
  for (let q = 0; q < data.texts.length; q++) {
    if (data.texts[q] !== undefined && hasOwn(data.texts, q)) {
      const err26 = validate.errors
      const res26 = ref25(data.texts[q])
      const suberr26 = ref25.errors
      validate.errors = err26
      if (!res26) {
        validate.errors = [errorMerge(suberr26[0], "#/properties/texts/items/$ref", "#/texts/"+q)]
        return false
      }
    }
  }
  if (!(typeof data.status === "string" || data.status === null)) {
    validate.errors = [{ keywordLocation: "#/properties/status/type", instanceLocation: "#/status" }]
    return false
  }
  if (typeof data.status === "string") {
    if (data.status.length > 10000 && stringLength(data.status) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/status/maxLength", instanceLocation: "#/status" }]
      return false
    }
  }
  if (!(Number.isInteger(data.open) || data.open === null)) {
    validate.errors = [{ keywordLocation: "#/properties/open/type", instanceLocation: "#/open" }]
    return false
  }
  if (typeof data.open === "number") {
    if (!(0 <= data.open)) {
      validate.errors = [{ keywordLocation: "#/properties/open/minimum", instanceLocation: "#/open" }]
      return false
    }
    if (!(1000000000000000 >= data.open)) {
      validate.errors = [{ keywordLocation: "#/properties/open/maximum", instanceLocation: "#/open" }]
      return false
    }
  }
  return true
};
const ref21 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.kind !== undefined && hasOwn(data, "kind"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/kind" }]
    return false
  }
  if (!(data.severity !== undefined && hasOwn(data, "severity"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/severity" }]
    return false
  }
  if (!(data.title !== undefined && hasOwn(data, "title"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/title" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.wellId !== undefined && hasOwn(data, "wellId"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/wellId" }]
    return false
  }
  if (!(data.link !== undefined && hasOwn(data, "link"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/link" }]
    return false
  }
  if (!(data.createdAt !== undefined && hasOwn(data, "createdAt"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/createdAt" }]
    return false
  }
  if (!(data.readAt !== undefined && hasOwn(data, "readAt"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/readAt" }]
    return false
  }
  if (!(data.acknowledgedBy !== undefined && hasOwn(data, "acknowledgedBy"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/acknowledgedBy" }]
    return false
  }
  if (!(data.groupKey !== undefined && hasOwn(data, "groupKey"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/groupKey" }]
    return false
  }
  if (!(data.count !== undefined && hasOwn(data, "count"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/count" }]
    return false
  }
  if (!(data.snoozedUntil !== undefined && hasOwn(data, "snoozedUntil"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/snoozedUntil" }]
    return false
  }
  if (!(data.facts !== undefined && hasOwn(data, "facts"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/facts" }]
    return false
  }
  const err22 = validate.errors
  const res22 = ref2(data.id)
  const suberr22 = ref2.errors
  validate.errors = err22
  if (!res22) {
    validate.errors = [errorMerge(suberr22[0], "#/properties/id/$ref", "#/id")]
    return false
  }
  if (!(typeof data.kind === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/kind/type", instanceLocation: "#/kind" }]
    return false
  }
  if (!pattern2.test(data.kind)) {
    validate.errors = [{ keywordLocation: "#/properties/kind/pattern", instanceLocation: "#/kind" }]
    return false
  }
  if (!(typeof data.severity === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/severity/type", instanceLocation: "#/severity" }]
    return false
  }
  if (!pattern2.test(data.severity)) {
    validate.errors = [{ keywordLocation: "#/properties/severity/pattern", instanceLocation: "#/severity" }]
    return false
  }
  if (!(typeof data.title === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/title/type", instanceLocation: "#/title" }]
    return false
  }
  if (data.title.length > 10000 && stringLength(data.title) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/title/maxLength", instanceLocation: "#/title" }]
    return false
  }
  if (!(typeof data.body === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 10000 && stringLength(data.body) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxLength", instanceLocation: "#/body" }]
    return false
  }
  if (!(typeof data.wellId === "string" || data.wellId === null)) {
    validate.errors = [{ keywordLocation: "#/properties/wellId/type", instanceLocation: "#/wellId" }]
    return false
  }
  if (typeof data.wellId === "string") {
    if (data.wellId.length > 64 && stringLength(data.wellId) > 64) {
      validate.errors = [{ keywordLocation: "#/properties/wellId/maxLength", instanceLocation: "#/wellId" }]
      return false
    }
  }
  if (!(typeof data.link === "string" || data.link === null)) {
    validate.errors = [{ keywordLocation: "#/properties/link/type", instanceLocation: "#/link" }]
    return false
  }
  if (typeof data.link === "string") {
    if (!format0.test(data.link)) {
      validate.errors = [{ keywordLocation: "#/properties/link/format", instanceLocation: "#/link" }]
      return false
    }
  }
  if (!(typeof data.createdAt === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/createdAt/type", instanceLocation: "#/createdAt" }]
    return false
  }
  if (!format1.test(data.createdAt)) {
    validate.errors = [{ keywordLocation: "#/properties/createdAt/format", instanceLocation: "#/createdAt" }]
    return false
  }
  if (!(typeof data.readAt === "string" || data.readAt === null)) {
    validate.errors = [{ keywordLocation: "#/properties/readAt/type", instanceLocation: "#/readAt" }]
    return false
  }
  if (typeof data.readAt === "string") {
    if (!format1.test(data.readAt)) {
      validate.errors = [{ keywordLocation: "#/properties/readAt/format", instanceLocation: "#/readAt" }]
      return false
    }
  }
  if (!(typeof data.acknowledgedBy === "string" || data.acknowledgedBy === null)) {
    validate.errors = [{ keywordLocation: "#/properties/acknowledgedBy/type", instanceLocation: "#/acknowledgedBy" }]
    return false
  }
  if (typeof data.acknowledgedBy === "string") {
    if (data.acknowledgedBy.length > 10000 && stringLength(data.acknowledgedBy) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/acknowledgedBy/maxLength", instanceLocation: "#/acknowledgedBy" }]
      return false
    }
  }
  if (!(typeof data.groupKey === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/groupKey/type", instanceLocation: "#/groupKey" }]
    return false
  }
  if (data.groupKey.length > 10000 && stringLength(data.groupKey) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/groupKey/maxLength", instanceLocation: "#/groupKey" }]
    return false
  }
  if (!Number.isInteger(data.count)) {
    validate.errors = [{ keywordLocation: "#/properties/count/type", instanceLocation: "#/count" }]
    return false
  }
  if (!(1 <= data.count)) {
    validate.errors = [{ keywordLocation: "#/properties/count/minimum", instanceLocation: "#/count" }]
    return false
  }
  if (!(1000000000000000 >= data.count)) {
    validate.errors = [{ keywordLocation: "#/properties/count/maximum", instanceLocation: "#/count" }]
    return false
  }
  if (!(typeof data.snoozedUntil === "string" || data.snoozedUntil === null)) {
    validate.errors = [{ keywordLocation: "#/properties/snoozedUntil/type", instanceLocation: "#/snoozedUntil" }]
    return false
  }
  if (typeof data.snoozedUntil === "string") {
    if (!format1.test(data.snoozedUntil)) {
      validate.errors = [{ keywordLocation: "#/properties/snoozedUntil/format", instanceLocation: "#/snoozedUntil" }]
      return false
    }
  }
  let passes0 = 0
  const sub0 = (() => {
    const err27 = validate.errors
    const res27 = ref22(data.facts)
    const suberr27 = ref22.errors
    validate.errors = err27
    if (!res27) return false
    return true
  })()
  if (sub0) passes0++
  const sub3 = (() => {
    if (!(data.facts === null)) return false
    return true
  })()
  if (sub3) passes0++
  if (passes0 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/facts/oneOf", instanceLocation: "#/facts" }]
    return false
  }
  return true
};
const ref20 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (data.headers["x-next-cursor"] !== undefined && hasOwn(data.headers, "x-next-cursor")) {
    if (!(typeof data.headers["x-next-cursor"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/type", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
    if (data.headers["x-next-cursor"].length > 512 && stringLength(data.headers["x-next-cursor"]) > 512) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/maxLength", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let n = 0; n < data.body.length; n++) {
    if (data.body[n] !== undefined && hasOwn(data.body, n)) {
      const err28 = validate.errors
      const res28 = ref21(data.body[n])
      const suberr28 = ref21.errors
      validate.errors = err28
      if (!res28) {
        validate.errors = [errorMerge(suberr28[0], "#/properties/body/items/$ref", "#/body/"+n)]
        return false
      }
    }
  }
  return true
};
const pattern5 = new RegExp("^(none|(19|20|21)\\d\\d-[01]\\d-[0-3]\\d\\/(19|20|21)\\d\\d-[01]\\d-[0-3]\\d)$", "u");
const ref29 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.level !== undefined && hasOwn(data, "level"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/level" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.name !== undefined && hasOwn(data, "name"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/name" }]
    return false
  }
  if (!(typeof data.level === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/level/type", instanceLocation: "#/level" }]
    return false
  }
  if (!pattern2.test(data.level)) {
    validate.errors = [{ keywordLocation: "#/properties/level/pattern", instanceLocation: "#/level" }]
    return false
  }
  const err29 = validate.errors
  const res29 = ref2(data.id)
  const suberr29 = ref2.errors
  validate.errors = err29
  if (!res29) {
    validate.errors = [errorMerge(suberr29[0], "#/properties/id/$ref", "#/id")]
    return false
  }
  if (!(typeof data.name === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/name/type", instanceLocation: "#/name" }]
    return false
  }
  if (data.name.length > 10000 && stringLength(data.name) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/name/maxLength", instanceLocation: "#/name" }]
    return false
  }
  return true
};
const ref30 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "string")) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!pattern2.test(data)) {
    validate.errors = [{ keywordLocation: "#/pattern", instanceLocation: "#" }]
    return false
  }
  return true
};
const ref31 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "string")) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!pattern2.test(data)) {
    validate.errors = [{ keywordLocation: "#/pattern", instanceLocation: "#" }]
    return false
  }
  return true
};
const ref32 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "string")) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!pattern2.test(data)) {
    validate.errors = [{ keywordLocation: "#/pattern", instanceLocation: "#" }]
    return false
  }
  return true
};
const ref33 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "string")) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!pattern2.test(data)) {
    validate.errors = [{ keywordLocation: "#/pattern", instanceLocation: "#" }]
    return false
  }
  return true
};
const ref34 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "string")) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!pattern2.test(data)) {
    validate.errors = [{ keywordLocation: "#/pattern", instanceLocation: "#" }]
    return false
  }
  return true
};
const ref35 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.reasonCode !== undefined && hasOwn(data, "reasonCode"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/reasonCode" }]
    return false
  }
  if (!(data.reasonText !== undefined && hasOwn(data, "reasonText"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/reasonText" }]
    return false
  }
  if (!(data.choke !== undefined && hasOwn(data, "choke"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/choke" }]
    return false
  }
  if (!(data.kind !== undefined && hasOwn(data, "kind"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/kind" }]
    return false
  }
  if (!(data.deferred !== undefined && hasOwn(data, "deferred"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/deferred" }]
    return false
  }
  if (!(data.hours !== undefined && hasOwn(data, "hours"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/hours" }]
    return false
  }
  if (!(typeof data.reasonCode === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/reasonCode/type", instanceLocation: "#/reasonCode" }]
    return false
  }
  if (data.reasonCode.length > 64 && stringLength(data.reasonCode) > 64) {
    validate.errors = [{ keywordLocation: "#/properties/reasonCode/maxLength", instanceLocation: "#/reasonCode" }]
    return false
  }
  if (!(typeof data.reasonText === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/reasonText/type", instanceLocation: "#/reasonText" }]
    return false
  }
  if (data.reasonText.length > 10000 && stringLength(data.reasonText) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/reasonText/maxLength", instanceLocation: "#/reasonText" }]
    return false
  }
  const err36 = validate.errors
  const res36 = ref31(data.choke)
  const suberr36 = ref31.errors
  validate.errors = err36
  if (!res36) {
    validate.errors = [errorMerge(suberr36[0], "#/properties/choke/$ref", "#/choke")]
    return false
  }
  const err37 = validate.errors
  const res37 = ref32(data.kind)
  const suberr37 = ref32.errors
  validate.errors = err37
  if (!res37) {
    validate.errors = [errorMerge(suberr37[0], "#/properties/kind/$ref", "#/kind")]
    return false
  }
  if (!(typeof data.deferred === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/deferred/type", instanceLocation: "#/deferred" }]
    return false
  }
  if (!(0 <= data.deferred)) {
    validate.errors = [{ keywordLocation: "#/properties/deferred/minimum", instanceLocation: "#/deferred" }]
    return false
  }
  if (!(1000000000000000 >= data.deferred)) {
    validate.errors = [{ keywordLocation: "#/properties/deferred/maximum", instanceLocation: "#/deferred" }]
    return false
  }
  if (!(typeof data.hours === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/hours/type", instanceLocation: "#/hours" }]
    return false
  }
  if (!(0 <= data.hours)) {
    validate.errors = [{ keywordLocation: "#/properties/hours/minimum", instanceLocation: "#/hours" }]
    return false
  }
  if (!(1000000000000000 >= data.hours)) {
    validate.errors = [{ keywordLocation: "#/properties/hours/maximum", instanceLocation: "#/hours" }]
    return false
  }
  return true
};
const ref28 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.period !== undefined && hasOwn(data, "period"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/period" }]
    return false
  }
  if (!(data.entity !== undefined && hasOwn(data, "entity"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/entity" }]
    return false
  }
  if (!(data.product !== undefined && hasOwn(data, "product"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/product" }]
    return false
  }
  if (!(data.potential !== undefined && hasOwn(data, "potential"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/potential" }]
    return false
  }
  if (!(data.actual !== undefined && hasOwn(data, "actual"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/actual" }]
    return false
  }
  if (!(data.deferred !== undefined && hasOwn(data, "deferred"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/deferred" }]
    return false
  }
  if (!(data.abovePotential !== undefined && hasOwn(data, "abovePotential"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/abovePotential" }]
    return false
  }
  if (!(data.planned !== undefined && hasOwn(data, "planned"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/planned" }]
    return false
  }
  if (!(data.unplanned !== undefined && hasOwn(data, "unplanned"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/unplanned" }]
    return false
  }
  if (!(data.wellsReported !== undefined && hasOwn(data, "wellsReported"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/wellsReported" }]
    return false
  }
  if (!(data.wellsExpected !== undefined && hasOwn(data, "wellsExpected"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/wellsExpected" }]
    return false
  }
  if (!(data.choke !== undefined && hasOwn(data, "choke"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/choke" }]
    return false
  }
  if (!(data.reasonCode !== undefined && hasOwn(data, "reasonCode"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/reasonCode" }]
    return false
  }
  if (!(data.reasonText !== undefined && hasOwn(data, "reasonText"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/reasonText" }]
    return false
  }
  if (!(data.equipmentClass !== undefined && hasOwn(data, "equipmentClass"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/equipmentClass" }]
    return false
  }
  if (!(data.eventId !== undefined && hasOwn(data, "eventId"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/eventId" }]
    return false
  }
  if (!(data.start !== undefined && hasOwn(data, "start"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/start" }]
    return false
  }
  if (!(data.end !== undefined && hasOwn(data, "end"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/end" }]
    return false
  }
  if (!(data.hours !== undefined && hasOwn(data, "hours"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/hours" }]
    return false
  }
  if (!(data.kind !== undefined && hasOwn(data, "kind"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/kind" }]
    return false
  }
  if (!(data.estimationMethod !== undefined && hasOwn(data, "estimationMethod"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/estimationMethod" }]
    return false
  }
  if (!(data.efficiencyPct !== undefined && hasOwn(data, "efficiencyPct"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/efficiencyPct" }]
    return false
  }
  if (!(data.comment !== undefined && hasOwn(data, "comment"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/comment" }]
    return false
  }
  if (!(data.quality !== undefined && hasOwn(data, "quality"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/quality" }]
    return false
  }
  if (!(data.reasons !== undefined && hasOwn(data, "reasons"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/reasons" }]
    return false
  }
  if (!(data.potentialMethod !== undefined && hasOwn(data, "potentialMethod"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/potentialMethod" }]
    return false
  }
  if (!(typeof data.period === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/period/type", instanceLocation: "#/period" }]
    return false
  }
  if (!format3.test(data.period)) {
    validate.errors = [{ keywordLocation: "#/properties/period/format", instanceLocation: "#/period" }]
    return false
  }
  const err30 = validate.errors
  const res30 = ref29(data.entity)
  const suberr30 = ref29.errors
  validate.errors = err30
  if (!res30) {
    validate.errors = [errorMerge(suberr30[0], "#/properties/entity/$ref", "#/entity")]
    return false
  }
  const err31 = validate.errors
  const res31 = ref30(data.product)
  const suberr31 = ref30.errors
  validate.errors = err31
  if (!res31) {
    validate.errors = [errorMerge(suberr31[0], "#/properties/product/$ref", "#/product")]
    return false
  }
  if (!(typeof data.potential === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/potential/type", instanceLocation: "#/potential" }]
    return false
  }
  if (!(0 <= data.potential)) {
    validate.errors = [{ keywordLocation: "#/properties/potential/minimum", instanceLocation: "#/potential" }]
    return false
  }
  if (!(1000000000000000 >= data.potential)) {
    validate.errors = [{ keywordLocation: "#/properties/potential/maximum", instanceLocation: "#/potential" }]
    return false
  }
  if (!(typeof data.actual === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/actual/type", instanceLocation: "#/actual" }]
    return false
  }
  if (!(-1000000000000000 <= data.actual)) {
    validate.errors = [{ keywordLocation: "#/properties/actual/minimum", instanceLocation: "#/actual" }]
    return false
  }
  if (!(1000000000000000 >= data.actual)) {
    validate.errors = [{ keywordLocation: "#/properties/actual/maximum", instanceLocation: "#/actual" }]
    return false
  }
  if (!(typeof data.deferred === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/deferred/type", instanceLocation: "#/deferred" }]
    return false
  }
  if (!(0 <= data.deferred)) {
    validate.errors = [{ keywordLocation: "#/properties/deferred/minimum", instanceLocation: "#/deferred" }]
    return false
  }
  if (!(1000000000000000 >= data.deferred)) {
    validate.errors = [{ keywordLocation: "#/properties/deferred/maximum", instanceLocation: "#/deferred" }]
    return false
  }
  if (!(typeof data.abovePotential === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/abovePotential/type", instanceLocation: "#/abovePotential" }]
    return false
  }
  if (!(0 <= data.abovePotential)) {
    validate.errors = [{ keywordLocation: "#/properties/abovePotential/minimum", instanceLocation: "#/abovePotential" }]
    return false
  }
  if (!(1000000000000000 >= data.abovePotential)) {
    validate.errors = [{ keywordLocation: "#/properties/abovePotential/maximum", instanceLocation: "#/abovePotential" }]
    return false
  }
  if (!(typeof data.planned === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/planned/type", instanceLocation: "#/planned" }]
    return false
  }
  if (!(0 <= data.planned)) {
    validate.errors = [{ keywordLocation: "#/properties/planned/minimum", instanceLocation: "#/planned" }]
    return false
  }
  if (!(1000000000000000 >= data.planned)) {
    validate.errors = [{ keywordLocation: "#/properties/planned/maximum", instanceLocation: "#/planned" }]
    return false
  }
  if (!(typeof data.unplanned === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/unplanned/type", instanceLocation: "#/unplanned" }]
    return false
  }
  if (!(0 <= data.unplanned)) {
    validate.errors = [{ keywordLocation: "#/properties/unplanned/minimum", instanceLocation: "#/unplanned" }]
    return false
  }
  if (!(1000000000000000 >= data.unplanned)) {
    validate.errors = [{ keywordLocation: "#/properties/unplanned/maximum", instanceLocation: "#/unplanned" }]
    return false
  }
  if (data.underperformance !== undefined && hasOwn(data, "underperformance")) {
    if (!(typeof data.underperformance === "number")) {
      validate.errors = [{ keywordLocation: "#/properties/underperformance/type", instanceLocation: "#/underperformance" }]
      return false
    }
    if (!(0 <= data.underperformance)) {
      validate.errors = [{ keywordLocation: "#/properties/underperformance/minimum", instanceLocation: "#/underperformance" }]
      return false
    }
    if (!(1000000000000000 >= data.underperformance)) {
      validate.errors = [{ keywordLocation: "#/properties/underperformance/maximum", instanceLocation: "#/underperformance" }]
      return false
    }
  }
  else data.underperformance = 0
  if (!Number.isInteger(data.wellsReported)) {
    validate.errors = [{ keywordLocation: "#/properties/wellsReported/type", instanceLocation: "#/wellsReported" }]
    return false
  }
  if (!(0 <= data.wellsReported)) {
    validate.errors = [{ keywordLocation: "#/properties/wellsReported/minimum", instanceLocation: "#/wellsReported" }]
    return false
  }
  if (!(1000000000000000 >= data.wellsReported)) {
    validate.errors = [{ keywordLocation: "#/properties/wellsReported/maximum", instanceLocation: "#/wellsReported" }]
    return false
  }
  if (!Number.isInteger(data.wellsExpected)) {
    validate.errors = [{ keywordLocation: "#/properties/wellsExpected/type", instanceLocation: "#/wellsExpected" }]
    return false
  }
  if (!(0 <= data.wellsExpected)) {
    validate.errors = [{ keywordLocation: "#/properties/wellsExpected/minimum", instanceLocation: "#/wellsExpected" }]
    return false
  }
  if (!(1000000000000000 >= data.wellsExpected)) {
    validate.errors = [{ keywordLocation: "#/properties/wellsExpected/maximum", instanceLocation: "#/wellsExpected" }]
    return false
  }
  let passes2 = 0
  const sub4 = (() => {
    const err32 = validate.errors
    const res32 = ref31(data.choke)
    const suberr32 = ref31.errors
    validate.errors = err32
    if (!res32) return false
    return true
  })()
  if (sub4) passes2++
  const sub5 = (() => {
    if (!(data.choke === null)) return false
    return true
  })()
  if (sub5) passes2++
  if (passes2 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/choke/oneOf", instanceLocation: "#/choke" }]
    return false
  }
  if (!(typeof data.reasonCode === "string" || data.reasonCode === null)) {
    validate.errors = [{ keywordLocation: "#/properties/reasonCode/type", instanceLocation: "#/reasonCode" }]
    return false
  }
  if (typeof data.reasonCode === "string") {
    if (data.reasonCode.length > 64 && stringLength(data.reasonCode) > 64) {
      validate.errors = [{ keywordLocation: "#/properties/reasonCode/maxLength", instanceLocation: "#/reasonCode" }]
      return false
    }
  }
  if (!(typeof data.reasonText === "string" || data.reasonText === null)) {
    validate.errors = [{ keywordLocation: "#/properties/reasonText/type", instanceLocation: "#/reasonText" }]
    return false
  }
  if (typeof data.reasonText === "string") {
    if (data.reasonText.length > 10000 && stringLength(data.reasonText) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/reasonText/maxLength", instanceLocation: "#/reasonText" }]
      return false
    }
  }
  if (!(typeof data.equipmentClass === "string" || data.equipmentClass === null)) {
    validate.errors = [{ keywordLocation: "#/properties/equipmentClass/type", instanceLocation: "#/equipmentClass" }]
    return false
  }
  if (typeof data.equipmentClass === "string") {
    if (data.equipmentClass.length > 10000 && stringLength(data.equipmentClass) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/equipmentClass/maxLength", instanceLocation: "#/equipmentClass" }]
      return false
    }
  }
  if (!(typeof data.eventId === "string" || data.eventId === null)) {
    validate.errors = [{ keywordLocation: "#/properties/eventId/type", instanceLocation: "#/eventId" }]
    return false
  }
  if (typeof data.eventId === "string") {
    if (data.eventId.length > 64 && stringLength(data.eventId) > 64) {
      validate.errors = [{ keywordLocation: "#/properties/eventId/maxLength", instanceLocation: "#/eventId" }]
      return false
    }
  }
  if (!(typeof data.start === "string" || data.start === null)) {
    validate.errors = [{ keywordLocation: "#/properties/start/type", instanceLocation: "#/start" }]
    return false
  }
  if (typeof data.start === "string") {
    if (!format1.test(data.start)) {
      validate.errors = [{ keywordLocation: "#/properties/start/format", instanceLocation: "#/start" }]
      return false
    }
  }
  if (!(typeof data.end === "string" || data.end === null)) {
    validate.errors = [{ keywordLocation: "#/properties/end/type", instanceLocation: "#/end" }]
    return false
  }
  if (typeof data.end === "string") {
    if (!format1.test(data.end)) {
      validate.errors = [{ keywordLocation: "#/properties/end/format", instanceLocation: "#/end" }]
      return false
    }
  }
  if (!(typeof data.hours === "number" || data.hours === null)) {
    validate.errors = [{ keywordLocation: "#/properties/hours/type", instanceLocation: "#/hours" }]
    return false
  }
  if (typeof data.hours === "number") {
    if (!(0 <= data.hours)) {
      validate.errors = [{ keywordLocation: "#/properties/hours/minimum", instanceLocation: "#/hours" }]
      return false
    }
    if (!(1000000000000000 >= data.hours)) {
      validate.errors = [{ keywordLocation: "#/properties/hours/maximum", instanceLocation: "#/hours" }]
      return false
    }
  }
  let passes3 = 0
  const sub6 = (() => {
    const err33 = validate.errors
    const res33 = ref32(data.kind)
    const suberr33 = ref32.errors
    validate.errors = err33
    if (!res33) return false
    return true
  })()
  if (sub6) passes3++
  const sub7 = (() => {
    if (!(data.kind === null)) return false
    return true
  })()
  if (sub7) passes3++
  if (passes3 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/kind/oneOf", instanceLocation: "#/kind" }]
    return false
  }
  if (!(typeof data.estimationMethod === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/estimationMethod/type", instanceLocation: "#/estimationMethod" }]
    return false
  }
  if (!pattern2.test(data.estimationMethod)) {
    validate.errors = [{ keywordLocation: "#/properties/estimationMethod/pattern", instanceLocation: "#/estimationMethod" }]
    return false
  }
  const err34 = validate.errors
  const res34 = ref33(data.potentialMethod)
  const suberr34 = ref33.errors
  validate.errors = err34
  if (!res34) {
    validate.errors = [errorMerge(suberr34[0], "#/properties/potentialMethod/$ref", "#/potentialMethod")]
    return false
  }
  if (data.potentialVersion !== undefined && hasOwn(data, "potentialVersion")) {
    if (!(typeof data.potentialVersion === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/potentialVersion/type", instanceLocation: "#/potentialVersion" }]
      return false
    }
    if (data.potentialVersion.length > 16 && stringLength(data.potentialVersion) > 16) {
      validate.errors = [{ keywordLocation: "#/properties/potentialVersion/maxLength", instanceLocation: "#/potentialVersion" }]
      return false
    }
  }
  else data.potentialVersion = ""
  if (!(typeof data.efficiencyPct === "number" || data.efficiencyPct === null)) {
    validate.errors = [{ keywordLocation: "#/properties/efficiencyPct/type", instanceLocation: "#/efficiencyPct" }]
    return false
  }
  if (typeof data.efficiencyPct === "number") {
    if (!(0 <= data.efficiencyPct)) {
      validate.errors = [{ keywordLocation: "#/properties/efficiencyPct/minimum", instanceLocation: "#/efficiencyPct" }]
      return false
    }
    if (!(100 >= data.efficiencyPct)) {
      validate.errors = [{ keywordLocation: "#/properties/efficiencyPct/maximum", instanceLocation: "#/efficiencyPct" }]
      return false
    }
  }
  if (!(typeof data.comment === "string" || data.comment === null)) {
    validate.errors = [{ keywordLocation: "#/properties/comment/type", instanceLocation: "#/comment" }]
    return false
  }
  if (typeof data.comment === "string") {
    if (data.comment.length > 10000 && stringLength(data.comment) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/comment/maxLength", instanceLocation: "#/comment" }]
      return false
    }
  }
  const err35 = validate.errors
  const res35 = ref34(data.quality)
  const suberr35 = ref34.errors
  validate.errors = err35
  if (!res35) {
    validate.errors = [errorMerge(suberr35[0], "#/properties/quality/$ref", "#/quality")]
    return false
  }
  if (!Array.isArray(data.reasons)) {
    validate.errors = [{ keywordLocation: "#/properties/reasons/type", instanceLocation: "#/reasons" }]
    return false
  }
  if (data.reasons.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/reasons/maxItems", instanceLocation: "#/reasons" }]
    return false
  }
  for (let s = 0; s < data.reasons.length; s++) {
    if (data.reasons[s] !== undefined && hasOwn(data.reasons, s)) {
      const err38 = validate.errors
      const res38 = ref35(data.reasons[s])
      const suberr38 = ref35.errors
      validate.errors = err38
      if (!res38) {
        validate.errors = [errorMerge(suberr38[0], "#/properties/reasons/items/$ref", "#/reasons/"+s)]
        return false
      }
    }
  }
  return true
};
const ref27 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (data.headers["x-next-cursor"] !== undefined && hasOwn(data.headers, "x-next-cursor")) {
    if (!(typeof data.headers["x-next-cursor"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/type", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
    if (data.headers["x-next-cursor"].length > 512 && stringLength(data.headers["x-next-cursor"]) > 512) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/maxLength", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let r = 0; r < data.body.length; r++) {
    if (data.body[r] !== undefined && hasOwn(data.body, r)) {
      const err39 = validate.errors
      const res39 = ref28(data.body[r])
      const suberr39 = ref28.errors
      validate.errors = err39
      if (!res39) {
        validate.errors = [errorMerge(suberr39[0], "#/properties/body/items/$ref", "#/body/"+r)]
        return false
      }
    }
  }
  return true
};
const ref36 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (data.headers["x-next-cursor"] !== undefined && hasOwn(data.headers, "x-next-cursor")) {
    if (!(typeof data.headers["x-next-cursor"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/type", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
    if (data.headers["x-next-cursor"].length > 512 && stringLength(data.headers["x-next-cursor"]) > 512) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/maxLength", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let t = 0; t < data.body.length; t++) {
    if (data.body[t] !== undefined && hasOwn(data.body, t)) {
      const err40 = validate.errors
      const res40 = ref28(data.body[t])
      const suberr40 = ref28.errors
      validate.errors = err40
      if (!res40) {
        validate.errors = [errorMerge(suberr40[0], "#/properties/body/items/$ref", "#/body/"+t)]
        return false
      }
    }
  }
  return true
};
const ref39 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.windowFrom !== undefined && hasOwn(data, "windowFrom"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/windowFrom" }]
    return false
  }
  if (!(data.windowTo !== undefined && hasOwn(data, "windowTo"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/windowTo" }]
    return false
  }
  if (!(data.openOpportunities !== undefined && hasOwn(data, "openOpportunities"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/openOpportunities" }]
    return false
  }
  if (!(data.wellsWithOpportunity !== undefined && hasOwn(data, "wellsWithOpportunity"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/wellsWithOpportunity" }]
    return false
  }
  if (!(data.potentialOilGain !== undefined && hasOwn(data, "potentialOilGain"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/potentialOilGain" }]
    return false
  }
  if (!(data.realisedOilGainMtd !== undefined && hasOwn(data, "realisedOilGainMtd"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/realisedOilGainMtd" }]
    return false
  }
  if (!(data.acceptanceRatePct !== undefined && hasOwn(data, "acceptanceRatePct"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/acceptanceRatePct" }]
    return false
  }
  if (!(data.medianDaysToAction !== undefined && hasOwn(data, "medianDaysToAction"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/medianDaysToAction" }]
    return false
  }
  if (!(data.energySaving !== undefined && hasOwn(data, "energySaving"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/energySaving" }]
    return false
  }
  if (!(typeof data.windowFrom === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/windowFrom/type", instanceLocation: "#/windowFrom" }]
    return false
  }
  if (!format3.test(data.windowFrom)) {
    validate.errors = [{ keywordLocation: "#/properties/windowFrom/format", instanceLocation: "#/windowFrom" }]
    return false
  }
  if (!(typeof data.windowTo === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/windowTo/type", instanceLocation: "#/windowTo" }]
    return false
  }
  if (!format3.test(data.windowTo)) {
    validate.errors = [{ keywordLocation: "#/properties/windowTo/format", instanceLocation: "#/windowTo" }]
    return false
  }
  if (!Number.isInteger(data.openOpportunities)) {
    validate.errors = [{ keywordLocation: "#/properties/openOpportunities/type", instanceLocation: "#/openOpportunities" }]
    return false
  }
  if (!(0 <= data.openOpportunities)) {
    validate.errors = [{ keywordLocation: "#/properties/openOpportunities/minimum", instanceLocation: "#/openOpportunities" }]
    return false
  }
  if (!(1000000000000000 >= data.openOpportunities)) {
    validate.errors = [{ keywordLocation: "#/properties/openOpportunities/maximum", instanceLocation: "#/openOpportunities" }]
    return false
  }
  if (!Number.isInteger(data.wellsWithOpportunity)) {
    validate.errors = [{ keywordLocation: "#/properties/wellsWithOpportunity/type", instanceLocation: "#/wellsWithOpportunity" }]
    return false
  }
  if (!(0 <= data.wellsWithOpportunity)) {
    validate.errors = [{ keywordLocation: "#/properties/wellsWithOpportunity/minimum", instanceLocation: "#/wellsWithOpportunity" }]
    return false
  }
  if (!(1000000000000000 >= data.wellsWithOpportunity)) {
    validate.errors = [{ keywordLocation: "#/properties/wellsWithOpportunity/maximum", instanceLocation: "#/wellsWithOpportunity" }]
    return false
  }
  if (!(typeof data.potentialOilGain === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/potentialOilGain/type", instanceLocation: "#/potentialOilGain" }]
    return false
  }
  if (!(-1000000000000000 <= data.potentialOilGain)) {
    validate.errors = [{ keywordLocation: "#/properties/potentialOilGain/minimum", instanceLocation: "#/potentialOilGain" }]
    return false
  }
  if (!(1000000000000000 >= data.potentialOilGain)) {
    validate.errors = [{ keywordLocation: "#/properties/potentialOilGain/maximum", instanceLocation: "#/potentialOilGain" }]
    return false
  }
  if (!(typeof data.realisedOilGainMtd === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/realisedOilGainMtd/type", instanceLocation: "#/realisedOilGainMtd" }]
    return false
  }
  if (!(-1000000000000000 <= data.realisedOilGainMtd)) {
    validate.errors = [{ keywordLocation: "#/properties/realisedOilGainMtd/minimum", instanceLocation: "#/realisedOilGainMtd" }]
    return false
  }
  if (!(1000000000000000 >= data.realisedOilGainMtd)) {
    validate.errors = [{ keywordLocation: "#/properties/realisedOilGainMtd/maximum", instanceLocation: "#/realisedOilGainMtd" }]
    return false
  }
  if (!(typeof data.acceptanceRatePct === "number" || data.acceptanceRatePct === null)) {
    validate.errors = [{ keywordLocation: "#/properties/acceptanceRatePct/type", instanceLocation: "#/acceptanceRatePct" }]
    return false
  }
  if (typeof data.acceptanceRatePct === "number") {
    if (!(0 <= data.acceptanceRatePct)) {
      validate.errors = [{ keywordLocation: "#/properties/acceptanceRatePct/minimum", instanceLocation: "#/acceptanceRatePct" }]
      return false
    }
    if (!(100 >= data.acceptanceRatePct)) {
      validate.errors = [{ keywordLocation: "#/properties/acceptanceRatePct/maximum", instanceLocation: "#/acceptanceRatePct" }]
      return false
    }
  }
  if (!(typeof data.medianDaysToAction === "number" || data.medianDaysToAction === null)) {
    validate.errors = [{ keywordLocation: "#/properties/medianDaysToAction/type", instanceLocation: "#/medianDaysToAction" }]
    return false
  }
  if (typeof data.medianDaysToAction === "number") {
    if (!(0 <= data.medianDaysToAction)) {
      validate.errors = [{ keywordLocation: "#/properties/medianDaysToAction/minimum", instanceLocation: "#/medianDaysToAction" }]
      return false
    }
    if (!(1000000000000000 >= data.medianDaysToAction)) {
      validate.errors = [{ keywordLocation: "#/properties/medianDaysToAction/maximum", instanceLocation: "#/medianDaysToAction" }]
      return false
    }
  }
  if (!(typeof data.energySaving === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/energySaving/type", instanceLocation: "#/energySaving" }]
    return false
  }
  if (!(-1000000000000000 <= data.energySaving)) {
    validate.errors = [{ keywordLocation: "#/properties/energySaving/minimum", instanceLocation: "#/energySaving" }]
    return false
  }
  if (!(1000000000000000 >= data.energySaving)) {
    validate.errors = [{ keywordLocation: "#/properties/energySaving/maximum", instanceLocation: "#/energySaving" }]
    return false
  }
  return true
};
const ref41 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.name !== undefined && hasOwn(data, "name"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/name" }]
    return false
  }
  if (!(data.fieldId !== undefined && hasOwn(data, "fieldId"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/fieldId" }]
    return false
  }
  if (!(data.fieldName !== undefined && hasOwn(data, "fieldName"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/fieldName" }]
    return false
  }
  const err43 = validate.errors
  const res43 = ref2(data.id)
  const suberr43 = ref2.errors
  validate.errors = err43
  if (!res43) {
    validate.errors = [errorMerge(suberr43[0], "#/properties/id/$ref", "#/id")]
    return false
  }
  if (!(typeof data.name === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/name/type", instanceLocation: "#/name" }]
    return false
  }
  if (data.name.length > 10000 && stringLength(data.name) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/name/maxLength", instanceLocation: "#/name" }]
    return false
  }
  const err44 = validate.errors
  const res44 = ref2(data.fieldId)
  const suberr44 = ref2.errors
  validate.errors = err44
  if (!res44) {
    validate.errors = [errorMerge(suberr44[0], "#/properties/fieldId/$ref", "#/fieldId")]
    return false
  }
  if (!(typeof data.fieldName === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/fieldName/type", instanceLocation: "#/fieldName" }]
    return false
  }
  if (data.fieldName.length > 10000 && stringLength(data.fieldName) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/fieldName/maxLength", instanceLocation: "#/fieldName" }]
    return false
  }
  return true
};
const ref42 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "string")) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!pattern2.test(data)) {
    validate.errors = [{ keywordLocation: "#/pattern", instanceLocation: "#" }]
    return false
  }
  return true
};
const ref40 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.well !== undefined && hasOwn(data, "well"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/well" }]
    return false
  }
  if (!(data.kind !== undefined && hasOwn(data, "kind"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/kind" }]
    return false
  }
  if (!(data.from !== undefined && hasOwn(data, "from"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/from" }]
    return false
  }
  if (!(data.to !== undefined && hasOwn(data, "to"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/to" }]
    return false
  }
  if (!(data.unit !== undefined && hasOwn(data, "unit"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/unit" }]
    return false
  }
  if (!(data.expectedOil !== undefined && hasOwn(data, "expectedOil"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/expectedOil" }]
    return false
  }
  if (!(data.expectedOilLow !== undefined && hasOwn(data, "expectedOilLow"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/expectedOilLow" }]
    return false
  }
  if (!(data.expectedOilHigh !== undefined && hasOwn(data, "expectedOilHigh"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/expectedOilHigh" }]
    return false
  }
  if (!(data.expectedLiquid !== undefined && hasOwn(data, "expectedLiquid"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/expectedLiquid" }]
    return false
  }
  if (!(data.expectedPower !== undefined && hasOwn(data, "expectedPower"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/expectedPower" }]
    return false
  }
  if (!(data.confidence !== undefined && hasOwn(data, "confidence"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/confidence" }]
    return false
  }
  if (!(data.limitingConstraint !== undefined && hasOwn(data, "limitingConstraint"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/limitingConstraint" }]
    return false
  }
  if (!(data.expiresAt !== undefined && hasOwn(data, "expiresAt"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/expiresAt" }]
    return false
  }
  if (!(data.expectedPowerLow !== undefined && hasOwn(data, "expectedPowerLow"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/expectedPowerLow" }]
    return false
  }
  if (!(data.expectedPowerHigh !== undefined && hasOwn(data, "expectedPowerHigh"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/expectedPowerHigh" }]
    return false
  }
  if (!(data.limitingCheck !== undefined && hasOwn(data, "limitingCheck"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/limitingCheck" }]
    return false
  }
  const err42 = validate.errors
  const res42 = ref2(data.id)
  const suberr42 = ref2.errors
  validate.errors = err42
  if (!res42) {
    validate.errors = [errorMerge(suberr42[0], "#/properties/id/$ref", "#/id")]
    return false
  }
  const err45 = validate.errors
  const res45 = ref41(data.well)
  const suberr45 = ref41.errors
  validate.errors = err45
  if (!res45) {
    validate.errors = [errorMerge(suberr45[0], "#/properties/well/$ref", "#/well")]
    return false
  }
  if (!(typeof data.kind === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/kind/type", instanceLocation: "#/kind" }]
    return false
  }
  if (!pattern2.test(data.kind)) {
    validate.errors = [{ keywordLocation: "#/properties/kind/pattern", instanceLocation: "#/kind" }]
    return false
  }
  if (!(typeof data.from === "number" || data.from === null)) {
    validate.errors = [{ keywordLocation: "#/properties/from/type", instanceLocation: "#/from" }]
    return false
  }
  if (typeof data.from === "number") {
    if (!(-1000000000000000 <= data.from)) {
      validate.errors = [{ keywordLocation: "#/properties/from/minimum", instanceLocation: "#/from" }]
      return false
    }
    if (!(1000000000000000 >= data.from)) {
      validate.errors = [{ keywordLocation: "#/properties/from/maximum", instanceLocation: "#/from" }]
      return false
    }
  }
  if (!(typeof data.to === "number" || data.to === null)) {
    validate.errors = [{ keywordLocation: "#/properties/to/type", instanceLocation: "#/to" }]
    return false
  }
  if (typeof data.to === "number") {
    if (!(-1000000000000000 <= data.to)) {
      validate.errors = [{ keywordLocation: "#/properties/to/minimum", instanceLocation: "#/to" }]
      return false
    }
    if (!(1000000000000000 >= data.to)) {
      validate.errors = [{ keywordLocation: "#/properties/to/maximum", instanceLocation: "#/to" }]
      return false
    }
  }
  if (!(typeof data.unit === "string" || data.unit === null)) {
    validate.errors = [{ keywordLocation: "#/properties/unit/type", instanceLocation: "#/unit" }]
    return false
  }
  if (typeof data.unit === "string") {
    if (data.unit.length > 10000 && stringLength(data.unit) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/unit/maxLength", instanceLocation: "#/unit" }]
      return false
    }
  }
  if (!(typeof data.expectedOil === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/expectedOil/type", instanceLocation: "#/expectedOil" }]
    return false
  }
  if (!(-1000000000000000 <= data.expectedOil)) {
    validate.errors = [{ keywordLocation: "#/properties/expectedOil/minimum", instanceLocation: "#/expectedOil" }]
    return false
  }
  if (!(1000000000000000 >= data.expectedOil)) {
    validate.errors = [{ keywordLocation: "#/properties/expectedOil/maximum", instanceLocation: "#/expectedOil" }]
    return false
  }
  if (!(typeof data.expectedOilLow === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/expectedOilLow/type", instanceLocation: "#/expectedOilLow" }]
    return false
  }
  if (!(-1000000000000000 <= data.expectedOilLow)) {
    validate.errors = [{ keywordLocation: "#/properties/expectedOilLow/minimum", instanceLocation: "#/expectedOilLow" }]
    return false
  }
  if (!(1000000000000000 >= data.expectedOilLow)) {
    validate.errors = [{ keywordLocation: "#/properties/expectedOilLow/maximum", instanceLocation: "#/expectedOilLow" }]
    return false
  }
  if (!(typeof data.expectedOilHigh === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/expectedOilHigh/type", instanceLocation: "#/expectedOilHigh" }]
    return false
  }
  if (!(-1000000000000000 <= data.expectedOilHigh)) {
    validate.errors = [{ keywordLocation: "#/properties/expectedOilHigh/minimum", instanceLocation: "#/expectedOilHigh" }]
    return false
  }
  if (!(1000000000000000 >= data.expectedOilHigh)) {
    validate.errors = [{ keywordLocation: "#/properties/expectedOilHigh/maximum", instanceLocation: "#/expectedOilHigh" }]
    return false
  }
  if (!(typeof data.expectedLiquid === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/expectedLiquid/type", instanceLocation: "#/expectedLiquid" }]
    return false
  }
  if (!(-1000000000000000 <= data.expectedLiquid)) {
    validate.errors = [{ keywordLocation: "#/properties/expectedLiquid/minimum", instanceLocation: "#/expectedLiquid" }]
    return false
  }
  if (!(1000000000000000 >= data.expectedLiquid)) {
    validate.errors = [{ keywordLocation: "#/properties/expectedLiquid/maximum", instanceLocation: "#/expectedLiquid" }]
    return false
  }
  if (!(typeof data.expectedPower === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/expectedPower/type", instanceLocation: "#/expectedPower" }]
    return false
  }
  if (!(-1000000000000000 <= data.expectedPower)) {
    validate.errors = [{ keywordLocation: "#/properties/expectedPower/minimum", instanceLocation: "#/expectedPower" }]
    return false
  }
  if (!(1000000000000000 >= data.expectedPower)) {
    validate.errors = [{ keywordLocation: "#/properties/expectedPower/maximum", instanceLocation: "#/expectedPower" }]
    return false
  }
  if (!(typeof data.confidence === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/confidence/type", instanceLocation: "#/confidence" }]
    return false
  }
  if (!(0 <= data.confidence)) {
    validate.errors = [{ keywordLocation: "#/properties/confidence/minimum", instanceLocation: "#/confidence" }]
    return false
  }
  if (!(1 >= data.confidence)) {
    validate.errors = [{ keywordLocation: "#/properties/confidence/maximum", instanceLocation: "#/confidence" }]
    return false
  }
  if (!(typeof data.limitingConstraint === "string" || data.limitingConstraint === null)) {
    validate.errors = [{ keywordLocation: "#/properties/limitingConstraint/type", instanceLocation: "#/limitingConstraint" }]
    return false
  }
  if (typeof data.limitingConstraint === "string") {
    if (data.limitingConstraint.length > 10000 && stringLength(data.limitingConstraint) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/limitingConstraint/maxLength", instanceLocation: "#/limitingConstraint" }]
      return false
    }
  }
  if (!(typeof data.expiresAt === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/expiresAt/type", instanceLocation: "#/expiresAt" }]
    return false
  }
  if (!format1.test(data.expiresAt)) {
    validate.errors = [{ keywordLocation: "#/properties/expiresAt/format", instanceLocation: "#/expiresAt" }]
    return false
  }
  if (data.status !== undefined && hasOwn(data, "status")) {
    if (!(typeof data.status === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/status/type", instanceLocation: "#/status" }]
      return false
    }
    if (!pattern2.test(data.status)) {
      validate.errors = [{ keywordLocation: "#/properties/status/pattern", instanceLocation: "#/status" }]
      return false
    }
  }
  else data.status = "found"
  if (!(typeof data.expectedPowerLow === "number" || data.expectedPowerLow === null)) {
    validate.errors = [{ keywordLocation: "#/properties/expectedPowerLow/type", instanceLocation: "#/expectedPowerLow" }]
    return false
  }
  if (typeof data.expectedPowerLow === "number") {
    if (!(-1000000000000000 <= data.expectedPowerLow)) {
      validate.errors = [{ keywordLocation: "#/properties/expectedPowerLow/minimum", instanceLocation: "#/expectedPowerLow" }]
      return false
    }
    if (!(1000000000000000 >= data.expectedPowerLow)) {
      validate.errors = [{ keywordLocation: "#/properties/expectedPowerLow/maximum", instanceLocation: "#/expectedPowerLow" }]
      return false
    }
  }
  if (!(typeof data.expectedPowerHigh === "number" || data.expectedPowerHigh === null)) {
    validate.errors = [{ keywordLocation: "#/properties/expectedPowerHigh/type", instanceLocation: "#/expectedPowerHigh" }]
    return false
  }
  if (typeof data.expectedPowerHigh === "number") {
    if (!(-1000000000000000 <= data.expectedPowerHigh)) {
      validate.errors = [{ keywordLocation: "#/properties/expectedPowerHigh/minimum", instanceLocation: "#/expectedPowerHigh" }]
      return false
    }
    if (!(1000000000000000 >= data.expectedPowerHigh)) {
      validate.errors = [{ keywordLocation: "#/properties/expectedPowerHigh/maximum", instanceLocation: "#/expectedPowerHigh" }]
      return false
    }
  }
  let passes4 = 0
  const sub8 = (() => {
    const err46 = validate.errors
    const res46 = ref42(data.limitingCheck)
    const suberr46 = ref42.errors
    validate.errors = err46
    if (!res46) return false
    return true
  })()
  if (sub8) passes4++
  const sub9 = (() => {
    if (!(data.limitingCheck === null)) return false
    return true
  })()
  if (sub9) passes4++
  if (passes4 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/limitingCheck/oneOf", instanceLocation: "#/limitingCheck" }]
    return false
  }
  return true
};
const ref43 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.date !== undefined && hasOwn(data, "date"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/date" }]
    return false
  }
  if (!(data.value !== undefined && hasOwn(data, "value"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/value" }]
    return false
  }
  if (!(typeof data.date === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/date/type", instanceLocation: "#/date" }]
    return false
  }
  if (!format3.test(data.date)) {
    validate.errors = [{ keywordLocation: "#/properties/date/format", instanceLocation: "#/date" }]
    return false
  }
  if (!(typeof data.value === "number" || data.value === null)) {
    validate.errors = [{ keywordLocation: "#/properties/value/type", instanceLocation: "#/value" }]
    return false
  }
  if (typeof data.value === "number") {
    if (!(-1000000000000000 <= data.value)) {
      validate.errors = [{ keywordLocation: "#/properties/value/minimum", instanceLocation: "#/value" }]
      return false
    }
    if (!(1000000000000000 >= data.value)) {
      validate.errors = [{ keywordLocation: "#/properties/value/maximum", instanceLocation: "#/value" }]
      return false
    }
  }
  return true
};
const ref44 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.advised !== undefined && hasOwn(data, "advised"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/advised" }]
    return false
  }
  if (!(data.limited !== undefined && hasOwn(data, "limited"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/limited" }]
    return false
  }
  if (!(data.nothingToGain !== undefined && hasOwn(data, "nothingToGain"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/nothingToGain" }]
    return false
  }
  if (!(data.notComputed !== undefined && hasOwn(data, "notComputed"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/notComputed" }]
    return false
  }
  if (!Number.isInteger(data.advised)) {
    validate.errors = [{ keywordLocation: "#/properties/advised/type", instanceLocation: "#/advised" }]
    return false
  }
  if (!(0 <= data.advised)) {
    validate.errors = [{ keywordLocation: "#/properties/advised/minimum", instanceLocation: "#/advised" }]
    return false
  }
  if (!(1000000000000000 >= data.advised)) {
    validate.errors = [{ keywordLocation: "#/properties/advised/maximum", instanceLocation: "#/advised" }]
    return false
  }
  if (!Number.isInteger(data.limited)) {
    validate.errors = [{ keywordLocation: "#/properties/limited/type", instanceLocation: "#/limited" }]
    return false
  }
  if (!(0 <= data.limited)) {
    validate.errors = [{ keywordLocation: "#/properties/limited/minimum", instanceLocation: "#/limited" }]
    return false
  }
  if (!(1000000000000000 >= data.limited)) {
    validate.errors = [{ keywordLocation: "#/properties/limited/maximum", instanceLocation: "#/limited" }]
    return false
  }
  if (!Number.isInteger(data.nothingToGain)) {
    validate.errors = [{ keywordLocation: "#/properties/nothingToGain/type", instanceLocation: "#/nothingToGain" }]
    return false
  }
  if (!(0 <= data.nothingToGain)) {
    validate.errors = [{ keywordLocation: "#/properties/nothingToGain/minimum", instanceLocation: "#/nothingToGain" }]
    return false
  }
  if (!(1000000000000000 >= data.nothingToGain)) {
    validate.errors = [{ keywordLocation: "#/properties/nothingToGain/maximum", instanceLocation: "#/nothingToGain" }]
    return false
  }
  if (!Number.isInteger(data.notComputed)) {
    validate.errors = [{ keywordLocation: "#/properties/notComputed/type", instanceLocation: "#/notComputed" }]
    return false
  }
  if (!(0 <= data.notComputed)) {
    validate.errors = [{ keywordLocation: "#/properties/notComputed/minimum", instanceLocation: "#/notComputed" }]
    return false
  }
  if (!(1000000000000000 >= data.notComputed)) {
    validate.errors = [{ keywordLocation: "#/properties/notComputed/maximum", instanceLocation: "#/notComputed" }]
    return false
  }
  return true
};
const ref38 = function validate(data) {
  validate.errors = null
  const err41 = validate.errors
  const res41 = ref39(data)
  const suberr41 = ref39.errors
  validate.errors = err41
  if (!res41) {
    validate.errors = [errorMerge(suberr41[0], "#/allOf/0/$ref", "#")]
    return false
  }
  if (!(data.asOf !== undefined && hasOwn(data, "asOf"))) {
    validate.errors = [{ keywordLocation: "#/allOf/1/required", instanceLocation: "#/asOf" }]
    return false
  }
  if (!(data.funnel !== undefined && hasOwn(data, "funnel"))) {
    validate.errors = [{ keywordLocation: "#/allOf/1/required", instanceLocation: "#/funnel" }]
    return false
  }
  if (!(data.top !== undefined && hasOwn(data, "top"))) {
    validate.errors = [{ keywordLocation: "#/allOf/1/required", instanceLocation: "#/top" }]
    return false
  }
  if (!(data.previousWindow !== undefined && hasOwn(data, "previousWindow"))) {
    validate.errors = [{ keywordLocation: "#/allOf/1/required", instanceLocation: "#/previousWindow" }]
    return false
  }
  if (!(data.trend !== undefined && hasOwn(data, "trend"))) {
    validate.errors = [{ keywordLocation: "#/allOf/1/required", instanceLocation: "#/trend" }]
    return false
  }
  if (!(data.outcomes !== undefined && hasOwn(data, "outcomes"))) {
    validate.errors = [{ keywordLocation: "#/allOf/1/required", instanceLocation: "#/outcomes" }]
    return false
  }
  if (data.computed !== undefined && hasOwn(data, "computed")) {
    if (!(typeof data.computed === "boolean")) {
      validate.errors = [{ keywordLocation: "#/allOf/1/properties/computed/type", instanceLocation: "#/computed" }]
      return false
    }
  }
  else data.computed = true
  if (!(typeof data.asOf === "string")) {
    validate.errors = [{ keywordLocation: "#/allOf/1/properties/asOf/type", instanceLocation: "#/asOf" }]
    return false
  }
  if (!format1.test(data.asOf)) {
    validate.errors = [{ keywordLocation: "#/allOf/1/properties/asOf/format", instanceLocation: "#/asOf" }]
    return false
  }
  if (!(typeof data.funnel === "object" && data.funnel && !Array.isArray(data.funnel))) {
    validate.errors = [{ keywordLocation: "#/allOf/1/properties/funnel/type", instanceLocation: "#/funnel" }]
    return false
  }
  if (!(data.funnel.found !== undefined && hasOwn(data.funnel, "found"))) {
    validate.errors = [{ keywordLocation: "#/allOf/1/properties/funnel/required", instanceLocation: "#/funnel/found" }]
    return false
  }
  if (!(data.funnel.accepted !== undefined && hasOwn(data.funnel, "accepted"))) {
    validate.errors = [{ keywordLocation: "#/allOf/1/properties/funnel/required", instanceLocation: "#/funnel/accepted" }]
    return false
  }
  if (!(data.funnel.done !== undefined && hasOwn(data.funnel, "done"))) {
    validate.errors = [{ keywordLocation: "#/allOf/1/properties/funnel/required", instanceLocation: "#/funnel/done" }]
    return false
  }
  if (!(data.funnel.proved !== undefined && hasOwn(data.funnel, "proved"))) {
    validate.errors = [{ keywordLocation: "#/allOf/1/properties/funnel/required", instanceLocation: "#/funnel/proved" }]
    return false
  }
  if (!Number.isInteger(data.funnel.found)) {
    validate.errors = [{ keywordLocation: "#/allOf/1/properties/funnel/properties/found/type", instanceLocation: "#/funnel/found" }]
    return false
  }
  if (!(0 <= data.funnel.found)) {
    validate.errors = [{ keywordLocation: "#/allOf/1/properties/funnel/properties/found/minimum", instanceLocation: "#/funnel/found" }]
    return false
  }
  if (!(1000000000000000 >= data.funnel.found)) {
    validate.errors = [{ keywordLocation: "#/allOf/1/properties/funnel/properties/found/maximum", instanceLocation: "#/funnel/found" }]
    return false
  }
  if (!Number.isInteger(data.funnel.accepted)) {
    validate.errors = [{ keywordLocation: "#/allOf/1/properties/funnel/properties/accepted/type", instanceLocation: "#/funnel/accepted" }]
    return false
  }
  if (!(0 <= data.funnel.accepted)) {
    validate.errors = [{ keywordLocation: "#/allOf/1/properties/funnel/properties/accepted/minimum", instanceLocation: "#/funnel/accepted" }]
    return false
  }
  if (!(1000000000000000 >= data.funnel.accepted)) {
    validate.errors = [{ keywordLocation: "#/allOf/1/properties/funnel/properties/accepted/maximum", instanceLocation: "#/funnel/accepted" }]
    return false
  }
  if (!Number.isInteger(data.funnel.done)) {
    validate.errors = [{ keywordLocation: "#/allOf/1/properties/funnel/properties/done/type", instanceLocation: "#/funnel/done" }]
    return false
  }
  if (!(0 <= data.funnel.done)) {
    validate.errors = [{ keywordLocation: "#/allOf/1/properties/funnel/properties/done/minimum", instanceLocation: "#/funnel/done" }]
    return false
  }
  if (!(1000000000000000 >= data.funnel.done)) {
    validate.errors = [{ keywordLocation: "#/allOf/1/properties/funnel/properties/done/maximum", instanceLocation: "#/funnel/done" }]
    return false
  }
  if (!Number.isInteger(data.funnel.proved)) {
    validate.errors = [{ keywordLocation: "#/allOf/1/properties/funnel/properties/proved/type", instanceLocation: "#/funnel/proved" }]
    return false
  }
  if (!(0 <= data.funnel.proved)) {
    validate.errors = [{ keywordLocation: "#/allOf/1/properties/funnel/properties/proved/minimum", instanceLocation: "#/funnel/proved" }]
    return false
  }
  if (!(1000000000000000 >= data.funnel.proved)) {
    validate.errors = [{ keywordLocation: "#/allOf/1/properties/funnel/properties/proved/maximum", instanceLocation: "#/funnel/proved" }]
    return false
  }
  if (!Array.isArray(data.top)) {
    validate.errors = [{ keywordLocation: "#/allOf/1/properties/top/type", instanceLocation: "#/top" }]
    return false
  }
  if (data.top.length > 500) {
    validate.errors = [{ keywordLocation: "#/allOf/1/properties/top/maxItems", instanceLocation: "#/top" }]
    return false
  }
  for (let u = 0; u < data.top.length; u++) {
    if (data.top[u] !== undefined && hasOwn(data.top, u)) {
      const err47 = validate.errors
      const res47 = ref40(data.top[u])
      const suberr47 = ref40.errors
      validate.errors = err47
      if (!res47) {
        validate.errors = [errorMerge(suberr47[0], "#/allOf/1/properties/top/items/$ref", "#/top/"+u)]
        return false
      }
    }
  }
  const err48 = validate.errors
  const res48 = ref39(data.previousWindow)
  const suberr48 = ref39.errors
  validate.errors = err48
  if (!res48) {
    validate.errors = [errorMerge(suberr48[0], "#/allOf/1/properties/previousWindow/$ref", "#/previousWindow")]
    return false
  }
  if (!Array.isArray(data.trend)) {
    validate.errors = [{ keywordLocation: "#/allOf/1/properties/trend/type", instanceLocation: "#/trend" }]
    return false
  }
  if (data.trend.length > 100000) {
    validate.errors = [{ keywordLocation: "#/allOf/1/properties/trend/maxItems", instanceLocation: "#/trend" }]
    return false
  }
  for (let v = 0; v < data.trend.length; v++) {
    if (data.trend[v] !== undefined && hasOwn(data.trend, v)) {
      const err49 = validate.errors
      const res49 = ref43(data.trend[v])
      const suberr49 = ref43.errors
      validate.errors = err49
      if (!res49) {
        validate.errors = [errorMerge(suberr49[0], "#/allOf/1/properties/trend/items/$ref", "#/trend/"+v)]
        return false
      }
    }
  }
  let passes5 = 0
  const sub10 = (() => {
    const err50 = validate.errors
    const res50 = ref44(data.outcomes)
    const suberr50 = ref44.errors
    validate.errors = err50
    if (!res50) return false
    return true
  })()
  if (sub10) passes5++
  const sub11 = (() => {
    if (!(data.outcomes === null)) return false
    return true
  })()
  if (sub11) passes5++
  if (passes5 !== 1) {
    validate.errors = [{ keywordLocation: "#/allOf/1/properties/outcomes/oneOf", instanceLocation: "#/outcomes" }]
    return false
  }
  return true
};
const ref37 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (data.headers["x-next-cursor"] !== undefined && hasOwn(data.headers, "x-next-cursor")) {
    if (!(typeof data.headers["x-next-cursor"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/type", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
    if (data.headers["x-next-cursor"].length > 512 && stringLength(data.headers["x-next-cursor"]) > 512) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/maxLength", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
  }
  const err51 = validate.errors
  const res51 = ref38(data.body)
  const suberr51 = ref38.errors
  validate.errors = err51
  if (!res51) {
    validate.errors = [errorMerge(suberr51[0], "#/properties/body/$ref", "#/body")]
    return false
  }
  return true
};
const ref45 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (data.headers["x-next-cursor"] !== undefined && hasOwn(data.headers, "x-next-cursor")) {
    if (!(typeof data.headers["x-next-cursor"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/type", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
    if (data.headers["x-next-cursor"].length > 512 && stringLength(data.headers["x-next-cursor"]) > 512) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/maxLength", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let x = 0; x < data.body.length; x++) {
    if (data.body[x] !== undefined && hasOwn(data.body, x)) {
      const err52 = validate.errors
      const res52 = ref40(data.body[x])
      const suberr52 = ref40.errors
      validate.errors = err52
      if (!res52) {
        validate.errors = [errorMerge(suberr52[0], "#/properties/body/items/$ref", "#/body/"+x)]
        return false
      }
    }
  }
  return true
};
const ref47 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.well !== undefined && hasOwn(data, "well"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/well" }]
    return false
  }
  if (!(data.facility !== undefined && hasOwn(data, "facility"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/facility" }]
    return false
  }
  if (!(data.fieldId !== undefined && hasOwn(data, "fieldId"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/fieldId" }]
    return false
  }
  if (!(data.activity !== undefined && hasOwn(data, "activity"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/activity" }]
    return false
  }
  if (!(data.title !== undefined && hasOwn(data, "title"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/title" }]
    return false
  }
  if (!(data.plannedStart !== undefined && hasOwn(data, "plannedStart"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/plannedStart" }]
    return false
  }
  if (!(data.plannedEnd !== undefined && hasOwn(data, "plannedEnd"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/plannedEnd" }]
    return false
  }
  if (!(data.actualStart !== undefined && hasOwn(data, "actualStart"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/actualStart" }]
    return false
  }
  if (!(data.actualEnd !== undefined && hasOwn(data, "actualEnd"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/actualEnd" }]
    return false
  }
  if (!(data.status !== undefined && hasOwn(data, "status"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/status" }]
    return false
  }
  if (!(data.owner !== undefined && hasOwn(data, "owner"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/owner" }]
    return false
  }
  if (!(data.expectedDeferred !== undefined && hasOwn(data, "expectedDeferred"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/expectedDeferred" }]
    return false
  }
  if (!(data.actualDeferred !== undefined && hasOwn(data, "actualDeferred"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/actualDeferred" }]
    return false
  }
  if (!(data.conflictIds !== undefined && hasOwn(data, "conflictIds"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/conflictIds" }]
    return false
  }
  if (!(data.notes !== undefined && hasOwn(data, "notes"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/notes" }]
    return false
  }
  const err53 = validate.errors
  const res53 = ref2(data.id)
  const suberr53 = ref2.errors
  validate.errors = err53
  if (!res53) {
    validate.errors = [errorMerge(suberr53[0], "#/properties/id/$ref", "#/id")]
    return false
  }
  let passes6 = 0
  const sub12 = (() => {
    const err54 = validate.errors
    const res54 = ref41(data.well)
    const suberr54 = ref41.errors
    validate.errors = err54
    if (!res54) return false
    return true
  })()
  if (sub12) passes6++
  const sub13 = (() => {
    if (!(data.well === null)) return false
    return true
  })()
  if (sub13) passes6++
  if (passes6 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/well/oneOf", instanceLocation: "#/well" }]
    return false
  }
  if (!(typeof data.facility === "string" || data.facility === null)) {
    validate.errors = [{ keywordLocation: "#/properties/facility/type", instanceLocation: "#/facility" }]
    return false
  }
  if (typeof data.facility === "string") {
    if (data.facility.length > 10000 && stringLength(data.facility) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/facility/maxLength", instanceLocation: "#/facility" }]
      return false
    }
  }
  const err55 = validate.errors
  const res55 = ref2(data.fieldId)
  const suberr55 = ref2.errors
  validate.errors = err55
  if (!res55) {
    validate.errors = [errorMerge(suberr55[0], "#/properties/fieldId/$ref", "#/fieldId")]
    return false
  }
  if (!(typeof data.activity === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/activity/type", instanceLocation: "#/activity" }]
    return false
  }
  if (!pattern2.test(data.activity)) {
    validate.errors = [{ keywordLocation: "#/properties/activity/pattern", instanceLocation: "#/activity" }]
    return false
  }
  if (!(typeof data.title === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/title/type", instanceLocation: "#/title" }]
    return false
  }
  if (data.title.length > 10000 && stringLength(data.title) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/title/maxLength", instanceLocation: "#/title" }]
    return false
  }
  if (!(typeof data.plannedStart === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/plannedStart/type", instanceLocation: "#/plannedStart" }]
    return false
  }
  if (!format1.test(data.plannedStart)) {
    validate.errors = [{ keywordLocation: "#/properties/plannedStart/format", instanceLocation: "#/plannedStart" }]
    return false
  }
  if (!(typeof data.plannedEnd === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/plannedEnd/type", instanceLocation: "#/plannedEnd" }]
    return false
  }
  if (!format1.test(data.plannedEnd)) {
    validate.errors = [{ keywordLocation: "#/properties/plannedEnd/format", instanceLocation: "#/plannedEnd" }]
    return false
  }
  if (!(typeof data.actualStart === "string" || data.actualStart === null)) {
    validate.errors = [{ keywordLocation: "#/properties/actualStart/type", instanceLocation: "#/actualStart" }]
    return false
  }
  if (typeof data.actualStart === "string") {
    if (!format1.test(data.actualStart)) {
      validate.errors = [{ keywordLocation: "#/properties/actualStart/format", instanceLocation: "#/actualStart" }]
      return false
    }
  }
  if (!(typeof data.actualEnd === "string" || data.actualEnd === null)) {
    validate.errors = [{ keywordLocation: "#/properties/actualEnd/type", instanceLocation: "#/actualEnd" }]
    return false
  }
  if (typeof data.actualEnd === "string") {
    if (!format1.test(data.actualEnd)) {
      validate.errors = [{ keywordLocation: "#/properties/actualEnd/format", instanceLocation: "#/actualEnd" }]
      return false
    }
  }
  if (!(typeof data.status === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/status/type", instanceLocation: "#/status" }]
    return false
  }
  if (!pattern2.test(data.status)) {
    validate.errors = [{ keywordLocation: "#/properties/status/pattern", instanceLocation: "#/status" }]
    return false
  }
  if (!(typeof data.owner === "string" || data.owner === null)) {
    validate.errors = [{ keywordLocation: "#/properties/owner/type", instanceLocation: "#/owner" }]
    return false
  }
  if (typeof data.owner === "string") {
    if (data.owner.length > 10000 && stringLength(data.owner) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/owner/maxLength", instanceLocation: "#/owner" }]
      return false
    }
  }
  if (!(typeof data.expectedDeferred === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/expectedDeferred/type", instanceLocation: "#/expectedDeferred" }]
    return false
  }
  if (!(0 <= data.expectedDeferred)) {
    validate.errors = [{ keywordLocation: "#/properties/expectedDeferred/minimum", instanceLocation: "#/expectedDeferred" }]
    return false
  }
  if (!(1000000000000000 >= data.expectedDeferred)) {
    validate.errors = [{ keywordLocation: "#/properties/expectedDeferred/maximum", instanceLocation: "#/expectedDeferred" }]
    return false
  }
  if (!(typeof data.actualDeferred === "number" || data.actualDeferred === null)) {
    validate.errors = [{ keywordLocation: "#/properties/actualDeferred/type", instanceLocation: "#/actualDeferred" }]
    return false
  }
  if (typeof data.actualDeferred === "number") {
    if (!(0 <= data.actualDeferred)) {
      validate.errors = [{ keywordLocation: "#/properties/actualDeferred/minimum", instanceLocation: "#/actualDeferred" }]
      return false
    }
    if (!(1000000000000000 >= data.actualDeferred)) {
      validate.errors = [{ keywordLocation: "#/properties/actualDeferred/maximum", instanceLocation: "#/actualDeferred" }]
      return false
    }
  }
  if (!Array.isArray(data.conflictIds)) {
    validate.errors = [{ keywordLocation: "#/properties/conflictIds/type", instanceLocation: "#/conflictIds" }]
    return false
  }
  if (data.conflictIds.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/conflictIds/maxItems", instanceLocation: "#/conflictIds" }]
    return false
  }
  for (let z = 0; z < data.conflictIds.length; z++) {
    if (data.conflictIds[z] !== undefined && hasOwn(data.conflictIds, z)) {
      const err56 = validate.errors
      const res56 = ref2(data.conflictIds[z])
      const suberr56 = ref2.errors
      validate.errors = err56
      if (!res56) {
        validate.errors = [errorMerge(suberr56[0], "#/properties/conflictIds/items/$ref", "#/conflictIds/"+z)]
        return false
      }
    }
  }
  if (!(typeof data.notes === "string" || data.notes === null)) {
    validate.errors = [{ keywordLocation: "#/properties/notes/type", instanceLocation: "#/notes" }]
    return false
  }
  if (typeof data.notes === "string") {
    if (data.notes.length > 10000 && stringLength(data.notes) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/notes/maxLength", instanceLocation: "#/notes" }]
      return false
    }
  }
  return true
};
const ref46 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (data.headers["x-next-cursor"] !== undefined && hasOwn(data.headers, "x-next-cursor")) {
    if (!(typeof data.headers["x-next-cursor"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/type", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
    if (data.headers["x-next-cursor"].length > 512 && stringLength(data.headers["x-next-cursor"]) > 512) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/maxLength", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let y = 0; y < data.body.length; y++) {
    if (data.body[y] !== undefined && hasOwn(data.body, y)) {
      const err57 = validate.errors
      const res57 = ref47(data.body[y])
      const suberr57 = ref47.errors
      validate.errors = err57
      if (!res57) {
        validate.errors = [errorMerge(suberr57[0], "#/properties/body/items/$ref", "#/body/"+y)]
        return false
      }
    }
  }
  return true
};
const ref48 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (data.headers["x-next-cursor"] !== undefined && hasOwn(data.headers, "x-next-cursor")) {
    if (!(typeof data.headers["x-next-cursor"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/type", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
    if (data.headers["x-next-cursor"].length > 512 && stringLength(data.headers["x-next-cursor"]) > 512) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/maxLength", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let ii = 0; ii < data.body.length; ii++) {
    if (data.body[ii] !== undefined && hasOwn(data.body, ii)) {
      const err58 = validate.errors
      const res58 = ref47(data.body[ii])
      const suberr58 = ref47.errors
      validate.errors = err58
      if (!res58) {
        validate.errors = [errorMerge(suberr58[0], "#/properties/body/items/$ref", "#/body/"+ii)]
        return false
      }
    }
  }
  return true
};
const ref51 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.period !== undefined && hasOwn(data, "period"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/period" }]
    return false
  }
  if (!(data.entity !== undefined && hasOwn(data, "entity"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/entity" }]
    return false
  }
  if (!(data.productionBoe !== undefined && hasOwn(data, "productionBoe"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/productionBoe" }]
    return false
  }
  if (!(data.co2e !== undefined && hasOwn(data, "co2e"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/co2e" }]
    return false
  }
  if (!(data.carbonIntensity !== undefined && hasOwn(data, "carbonIntensity"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/carbonIntensity" }]
    return false
  }
  if (!(data.flaredGas !== undefined && hasOwn(data, "flaredGas"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/flaredGas" }]
    return false
  }
  if (!(data.ventedGas !== undefined && hasOwn(data, "ventedGas"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/ventedGas" }]
    return false
  }
  if (!(data.flaringIntensity !== undefined && hasOwn(data, "flaringIntensity"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/flaringIntensity" }]
    return false
  }
  if (!(data.methane !== undefined && hasOwn(data, "methane"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/methane" }]
    return false
  }
  if (!(data.methaneIntensity !== undefined && hasOwn(data, "methaneIntensity"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/methaneIntensity" }]
    return false
  }
  if (!(data.energy !== undefined && hasOwn(data, "energy"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/energy" }]
    return false
  }
  if (!(data.specificEnergy !== undefined && hasOwn(data, "specificEnergy"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/specificEnergy" }]
    return false
  }
  if (!(data.producedWater !== undefined && hasOwn(data, "producedWater"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/producedWater" }]
    return false
  }
  if (!(data.reinjectedPct !== undefined && hasOwn(data, "reinjectedPct"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/reinjectedPct" }]
    return false
  }
  if (!(data.scopes !== undefined && hasOwn(data, "scopes"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/scopes" }]
    return false
  }
  if (!(data.quality !== undefined && hasOwn(data, "quality"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/quality" }]
    return false
  }
  if (!(data.factorSet !== undefined && hasOwn(data, "factorSet"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/factorSet" }]
    return false
  }
  if (!(typeof data.period === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/period/type", instanceLocation: "#/period" }]
    return false
  }
  if (!format3.test(data.period)) {
    validate.errors = [{ keywordLocation: "#/properties/period/format", instanceLocation: "#/period" }]
    return false
  }
  const err59 = validate.errors
  const res59 = ref29(data.entity)
  const suberr59 = ref29.errors
  validate.errors = err59
  if (!res59) {
    validate.errors = [errorMerge(suberr59[0], "#/properties/entity/$ref", "#/entity")]
    return false
  }
  if (!(typeof data.productionBoe === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/productionBoe/type", instanceLocation: "#/productionBoe" }]
    return false
  }
  if (!(-1000000000000000 <= data.productionBoe)) {
    validate.errors = [{ keywordLocation: "#/properties/productionBoe/minimum", instanceLocation: "#/productionBoe" }]
    return false
  }
  if (!(1000000000000000 >= data.productionBoe)) {
    validate.errors = [{ keywordLocation: "#/properties/productionBoe/maximum", instanceLocation: "#/productionBoe" }]
    return false
  }
  if (!(typeof data.co2e === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/co2e/type", instanceLocation: "#/co2e" }]
    return false
  }
  if (!(0 <= data.co2e)) {
    validate.errors = [{ keywordLocation: "#/properties/co2e/minimum", instanceLocation: "#/co2e" }]
    return false
  }
  if (!(1000000000000000 >= data.co2e)) {
    validate.errors = [{ keywordLocation: "#/properties/co2e/maximum", instanceLocation: "#/co2e" }]
    return false
  }
  if (!(typeof data.carbonIntensity === "number" || data.carbonIntensity === null)) {
    validate.errors = [{ keywordLocation: "#/properties/carbonIntensity/type", instanceLocation: "#/carbonIntensity" }]
    return false
  }
  if (typeof data.carbonIntensity === "number") {
    if (!(0 <= data.carbonIntensity)) {
      validate.errors = [{ keywordLocation: "#/properties/carbonIntensity/minimum", instanceLocation: "#/carbonIntensity" }]
      return false
    }
    if (!(1000000000000000 >= data.carbonIntensity)) {
      validate.errors = [{ keywordLocation: "#/properties/carbonIntensity/maximum", instanceLocation: "#/carbonIntensity" }]
      return false
    }
  }
  if (!(typeof data.flaredGas === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/flaredGas/type", instanceLocation: "#/flaredGas" }]
    return false
  }
  if (!(0 <= data.flaredGas)) {
    validate.errors = [{ keywordLocation: "#/properties/flaredGas/minimum", instanceLocation: "#/flaredGas" }]
    return false
  }
  if (!(1000000000000000 >= data.flaredGas)) {
    validate.errors = [{ keywordLocation: "#/properties/flaredGas/maximum", instanceLocation: "#/flaredGas" }]
    return false
  }
  if (!(typeof data.ventedGas === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/ventedGas/type", instanceLocation: "#/ventedGas" }]
    return false
  }
  if (!(0 <= data.ventedGas)) {
    validate.errors = [{ keywordLocation: "#/properties/ventedGas/minimum", instanceLocation: "#/ventedGas" }]
    return false
  }
  if (!(1000000000000000 >= data.ventedGas)) {
    validate.errors = [{ keywordLocation: "#/properties/ventedGas/maximum", instanceLocation: "#/ventedGas" }]
    return false
  }
  if (!(typeof data.flaringIntensity === "number" || data.flaringIntensity === null)) {
    validate.errors = [{ keywordLocation: "#/properties/flaringIntensity/type", instanceLocation: "#/flaringIntensity" }]
    return false
  }
  if (typeof data.flaringIntensity === "number") {
    if (!(0 <= data.flaringIntensity)) {
      validate.errors = [{ keywordLocation: "#/properties/flaringIntensity/minimum", instanceLocation: "#/flaringIntensity" }]
      return false
    }
    if (!(1000000000000000 >= data.flaringIntensity)) {
      validate.errors = [{ keywordLocation: "#/properties/flaringIntensity/maximum", instanceLocation: "#/flaringIntensity" }]
      return false
    }
  }
  if (!(typeof data.methane === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/methane/type", instanceLocation: "#/methane" }]
    return false
  }
  if (!(0 <= data.methane)) {
    validate.errors = [{ keywordLocation: "#/properties/methane/minimum", instanceLocation: "#/methane" }]
    return false
  }
  if (!(1000000000000000 >= data.methane)) {
    validate.errors = [{ keywordLocation: "#/properties/methane/maximum", instanceLocation: "#/methane" }]
    return false
  }
  if (!(typeof data.methaneIntensity === "number" || data.methaneIntensity === null)) {
    validate.errors = [{ keywordLocation: "#/properties/methaneIntensity/type", instanceLocation: "#/methaneIntensity" }]
    return false
  }
  if (typeof data.methaneIntensity === "number") {
    if (!(0 <= data.methaneIntensity)) {
      validate.errors = [{ keywordLocation: "#/properties/methaneIntensity/minimum", instanceLocation: "#/methaneIntensity" }]
      return false
    }
    if (!(1000000000000000 >= data.methaneIntensity)) {
      validate.errors = [{ keywordLocation: "#/properties/methaneIntensity/maximum", instanceLocation: "#/methaneIntensity" }]
      return false
    }
  }
  if (!(typeof data.energy === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/energy/type", instanceLocation: "#/energy" }]
    return false
  }
  if (!(0 <= data.energy)) {
    validate.errors = [{ keywordLocation: "#/properties/energy/minimum", instanceLocation: "#/energy" }]
    return false
  }
  if (!(1000000000000000 >= data.energy)) {
    validate.errors = [{ keywordLocation: "#/properties/energy/maximum", instanceLocation: "#/energy" }]
    return false
  }
  if (!(typeof data.specificEnergy === "number" || data.specificEnergy === null)) {
    validate.errors = [{ keywordLocation: "#/properties/specificEnergy/type", instanceLocation: "#/specificEnergy" }]
    return false
  }
  if (typeof data.specificEnergy === "number") {
    if (!(0 <= data.specificEnergy)) {
      validate.errors = [{ keywordLocation: "#/properties/specificEnergy/minimum", instanceLocation: "#/specificEnergy" }]
      return false
    }
    if (!(1000000000000000 >= data.specificEnergy)) {
      validate.errors = [{ keywordLocation: "#/properties/specificEnergy/maximum", instanceLocation: "#/specificEnergy" }]
      return false
    }
  }
  if (!(typeof data.producedWater === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/producedWater/type", instanceLocation: "#/producedWater" }]
    return false
  }
  if (!(-1000000000000000 <= data.producedWater)) {
    validate.errors = [{ keywordLocation: "#/properties/producedWater/minimum", instanceLocation: "#/producedWater" }]
    return false
  }
  if (!(1000000000000000 >= data.producedWater)) {
    validate.errors = [{ keywordLocation: "#/properties/producedWater/maximum", instanceLocation: "#/producedWater" }]
    return false
  }
  if (!(typeof data.reinjectedPct === "number" || data.reinjectedPct === null)) {
    validate.errors = [{ keywordLocation: "#/properties/reinjectedPct/type", instanceLocation: "#/reinjectedPct" }]
    return false
  }
  if (typeof data.reinjectedPct === "number") {
    if (!(0 <= data.reinjectedPct)) {
      validate.errors = [{ keywordLocation: "#/properties/reinjectedPct/minimum", instanceLocation: "#/reinjectedPct" }]
      return false
    }
    if (!(1000000000000000 >= data.reinjectedPct)) {
      validate.errors = [{ keywordLocation: "#/properties/reinjectedPct/maximum", instanceLocation: "#/reinjectedPct" }]
      return false
    }
  }
  if (!Array.isArray(data.scopes)) {
    validate.errors = [{ keywordLocation: "#/properties/scopes/type", instanceLocation: "#/scopes" }]
    return false
  }
  if (data.scopes.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/scopes/maxItems", instanceLocation: "#/scopes" }]
    return false
  }
  for (let kk = 0; kk < data.scopes.length; kk++) {
    if (data.scopes[kk] !== undefined && hasOwn(data.scopes, kk)) {
      if (!(Number.isInteger(data.scopes[kk]))) {
        validate.errors = [{ keywordLocation: "#/properties/scopes/items/type", instanceLocation: "#/scopes/"+kk }]
        return false
      }
      if (!(data.scopes[kk] === 1 || data.scopes[kk] === 2 || data.scopes[kk] === 3)) {
        validate.errors = [{ keywordLocation: "#/properties/scopes/items/enum", instanceLocation: "#/scopes/"+kk }]
        return false
      }
      if (!(-1000000000000000 <= data.scopes[kk])) {
        validate.errors = [{ keywordLocation: "#/properties/scopes/items/minimum", instanceLocation: "#/scopes/"+kk }]
        return false
      }
      if (!(1000000000000000 >= data.scopes[kk])) {
        validate.errors = [{ keywordLocation: "#/properties/scopes/items/maximum", instanceLocation: "#/scopes/"+kk }]
        return false
      }
    }
  }
  if (!(typeof data.quality === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/quality/type", instanceLocation: "#/quality" }]
    return false
  }
  if (!pattern2.test(data.quality)) {
    validate.errors = [{ keywordLocation: "#/properties/quality/pattern", instanceLocation: "#/quality" }]
    return false
  }
  if (!(typeof data.factorSet === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/factorSet/type", instanceLocation: "#/factorSet" }]
    return false
  }
  if (data.factorSet.length > 10000 && stringLength(data.factorSet) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/factorSet/maxLength", instanceLocation: "#/factorSet" }]
    return false
  }
  return true
};
const ref52 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.code !== undefined && hasOwn(data, "code"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/code" }]
    return false
  }
  if (!(data.label !== undefined && hasOwn(data, "label"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/label" }]
    return false
  }
  if (!(data.value !== undefined && hasOwn(data, "value"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/value" }]
    return false
  }
  if (!(data.unit !== undefined && hasOwn(data, "unit"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/unit" }]
    return false
  }
  if (!(data.target !== undefined && hasOwn(data, "target"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/target" }]
    return false
  }
  if (!(data.previous !== undefined && hasOwn(data, "previous"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/previous" }]
    return false
  }
  if (!(data.direction !== undefined && hasOwn(data, "direction"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/direction" }]
    return false
  }
  if (!(data.status !== undefined && hasOwn(data, "status"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/status" }]
    return false
  }
  if (!(data.method !== undefined && hasOwn(data, "method"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/method" }]
    return false
  }
  if (!(typeof data.code === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/code/type", instanceLocation: "#/code" }]
    return false
  }
  if (data.code.length > 64 && stringLength(data.code) > 64) {
    validate.errors = [{ keywordLocation: "#/properties/code/maxLength", instanceLocation: "#/code" }]
    return false
  }
  if (!(typeof data.label === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/label/type", instanceLocation: "#/label" }]
    return false
  }
  if (data.label.length > 10000 && stringLength(data.label) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/label/maxLength", instanceLocation: "#/label" }]
    return false
  }
  if (!(typeof data.value === "number" || data.value === null)) {
    validate.errors = [{ keywordLocation: "#/properties/value/type", instanceLocation: "#/value" }]
    return false
  }
  if (typeof data.value === "number") {
    if (!(-1000000000000000 <= data.value)) {
      validate.errors = [{ keywordLocation: "#/properties/value/minimum", instanceLocation: "#/value" }]
      return false
    }
    if (!(1000000000000000 >= data.value)) {
      validate.errors = [{ keywordLocation: "#/properties/value/maximum", instanceLocation: "#/value" }]
      return false
    }
  }
  if (!(typeof data.unit === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/unit/type", instanceLocation: "#/unit" }]
    return false
  }
  if (data.unit.length > 10000 && stringLength(data.unit) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/unit/maxLength", instanceLocation: "#/unit" }]
    return false
  }
  if (!(typeof data.target === "number" || data.target === null)) {
    validate.errors = [{ keywordLocation: "#/properties/target/type", instanceLocation: "#/target" }]
    return false
  }
  if (typeof data.target === "number") {
    if (!(-1000000000000000 <= data.target)) {
      validate.errors = [{ keywordLocation: "#/properties/target/minimum", instanceLocation: "#/target" }]
      return false
    }
    if (!(1000000000000000 >= data.target)) {
      validate.errors = [{ keywordLocation: "#/properties/target/maximum", instanceLocation: "#/target" }]
      return false
    }
  }
  if (!(typeof data.previous === "number" || data.previous === null)) {
    validate.errors = [{ keywordLocation: "#/properties/previous/type", instanceLocation: "#/previous" }]
    return false
  }
  if (typeof data.previous === "number") {
    if (!(-1000000000000000 <= data.previous)) {
      validate.errors = [{ keywordLocation: "#/properties/previous/minimum", instanceLocation: "#/previous" }]
      return false
    }
    if (!(1000000000000000 >= data.previous)) {
      validate.errors = [{ keywordLocation: "#/properties/previous/maximum", instanceLocation: "#/previous" }]
      return false
    }
  }
  if (!(typeof data.direction === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/direction/type", instanceLocation: "#/direction" }]
    return false
  }
  if (!pattern2.test(data.direction)) {
    validate.errors = [{ keywordLocation: "#/properties/direction/pattern", instanceLocation: "#/direction" }]
    return false
  }
  if (!(typeof data.status === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/status/type", instanceLocation: "#/status" }]
    return false
  }
  if (!pattern2.test(data.status)) {
    validate.errors = [{ keywordLocation: "#/properties/status/pattern", instanceLocation: "#/status" }]
    return false
  }
  if (!(typeof data.method === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/method/type", instanceLocation: "#/method" }]
    return false
  }
  if (data.method.length > 10000 && stringLength(data.method) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/method/maxLength", instanceLocation: "#/method" }]
    return false
  }
  return true
};
const ref50 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.sustainableProductions !== undefined && hasOwn(data, "sustainableProductions"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/sustainableProductions" }]
    return false
  }
  if (!(data.metrics !== undefined && hasOwn(data, "metrics"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/metrics" }]
    return false
  }
  if (!Array.isArray(data.sustainableProductions)) {
    validate.errors = [{ keywordLocation: "#/properties/sustainableProductions/type", instanceLocation: "#/sustainableProductions" }]
    return false
  }
  if (data.sustainableProductions.length > 500) {
    validate.errors = [{ keywordLocation: "#/properties/sustainableProductions/maxItems", instanceLocation: "#/sustainableProductions" }]
    return false
  }
  for (let jj = 0; jj < data.sustainableProductions.length; jj++) {
    if (data.sustainableProductions[jj] !== undefined && hasOwn(data.sustainableProductions, jj)) {
      const err60 = validate.errors
      const res60 = ref51(data.sustainableProductions[jj])
      const suberr60 = ref51.errors
      validate.errors = err60
      if (!res60) {
        validate.errors = [errorMerge(suberr60[0], "#/properties/sustainableProductions/items/$ref", "#/sustainableProductions/"+jj)]
        return false
      }
    }
  }
  if (!Array.isArray(data.metrics)) {
    validate.errors = [{ keywordLocation: "#/properties/metrics/type", instanceLocation: "#/metrics" }]
    return false
  }
  if (data.metrics.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/metrics/maxItems", instanceLocation: "#/metrics" }]
    return false
  }
  for (let ll = 0; ll < data.metrics.length; ll++) {
    if (data.metrics[ll] !== undefined && hasOwn(data.metrics, ll)) {
      const err61 = validate.errors
      const res61 = ref52(data.metrics[ll])
      const suberr61 = ref52.errors
      validate.errors = err61
      if (!res61) {
        validate.errors = [errorMerge(suberr61[0], "#/properties/metrics/items/$ref", "#/metrics/"+ll)]
        return false
      }
    }
  }
  return true
};
const ref49 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (data.headers["x-next-cursor"] !== undefined && hasOwn(data.headers, "x-next-cursor")) {
    if (!(typeof data.headers["x-next-cursor"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/type", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
    if (data.headers["x-next-cursor"].length > 512 && stringLength(data.headers["x-next-cursor"]) > 512) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/maxLength", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
  }
  const err62 = validate.errors
  const res62 = ref50(data.body)
  const suberr62 = ref50.errors
  validate.errors = err62
  if (!res62) {
    validate.errors = [errorMerge(suberr62[0], "#/properties/body/$ref", "#/body")]
    return false
  }
  return true
};
const ref53 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (data.headers["x-next-cursor"] !== undefined && hasOwn(data.headers, "x-next-cursor")) {
    if (!(typeof data.headers["x-next-cursor"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/type", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
    if (data.headers["x-next-cursor"].length > 512 && stringLength(data.headers["x-next-cursor"]) > 512) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/maxLength", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let mm = 0; mm < data.body.length; mm++) {
    if (data.body[mm] !== undefined && hasOwn(data.body, mm)) {
      const err63 = validate.errors
      const res63 = ref51(data.body[mm])
      const suberr63 = ref51.errors
      validate.errors = err63
      if (!res63) {
        validate.errors = [errorMerge(suberr63[0], "#/properties/body/items/$ref", "#/body/"+mm)]
        return false
      }
    }
  }
  return true
};
const ref56 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.field !== undefined && hasOwn(data, "field"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/field" }]
    return false
  }
  if (!(data.day !== undefined && hasOwn(data, "day"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/day" }]
    return false
  }
  if (!(data.endedDay !== undefined && hasOwn(data, "endedDay"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/endedDay" }]
    return false
  }
  if (!(data.status !== undefined && hasOwn(data, "status"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/status" }]
    return false
  }
  if (!(data.dueAt !== undefined && hasOwn(data, "dueAt"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/dueAt" }]
    return false
  }
  if (!(data.owed !== undefined && hasOwn(data, "owed"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/owed" }]
    return false
  }
  if (!(data.reported !== undefined && hasOwn(data, "reported"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/reported" }]
    return false
  }
  if (!(data.missingOil !== undefined && hasOwn(data, "missingOil"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/missingOil" }]
    return false
  }
  const err64 = validate.errors
  const res64 = ref29(data.field)
  const suberr64 = ref29.errors
  validate.errors = err64
  if (!res64) {
    validate.errors = [errorMerge(suberr64[0], "#/properties/field/$ref", "#/field")]
    return false
  }
  if (!(typeof data.day === "string" || data.day === null)) {
    validate.errors = [{ keywordLocation: "#/properties/day/type", instanceLocation: "#/day" }]
    return false
  }
  if (typeof data.day === "string") {
    if (!format3.test(data.day)) {
      validate.errors = [{ keywordLocation: "#/properties/day/format", instanceLocation: "#/day" }]
      return false
    }
  }
  if (!(typeof data.endedDay === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/endedDay/type", instanceLocation: "#/endedDay" }]
    return false
  }
  if (!format3.test(data.endedDay)) {
    validate.errors = [{ keywordLocation: "#/properties/endedDay/format", instanceLocation: "#/endedDay" }]
    return false
  }
  if (!(typeof data.status === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/status/type", instanceLocation: "#/status" }]
    return false
  }
  if (!pattern2.test(data.status)) {
    validate.errors = [{ keywordLocation: "#/properties/status/pattern", instanceLocation: "#/status" }]
    return false
  }
  if (!(typeof data.dueAt === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/dueAt/type", instanceLocation: "#/dueAt" }]
    return false
  }
  if (!format1.test(data.dueAt)) {
    validate.errors = [{ keywordLocation: "#/properties/dueAt/format", instanceLocation: "#/dueAt" }]
    return false
  }
  if (!Number.isInteger(data.owed)) {
    validate.errors = [{ keywordLocation: "#/properties/owed/type", instanceLocation: "#/owed" }]
    return false
  }
  if (!(0 <= data.owed)) {
    validate.errors = [{ keywordLocation: "#/properties/owed/minimum", instanceLocation: "#/owed" }]
    return false
  }
  if (!(1000000000000000 >= data.owed)) {
    validate.errors = [{ keywordLocation: "#/properties/owed/maximum", instanceLocation: "#/owed" }]
    return false
  }
  if (!Number.isInteger(data.reported)) {
    validate.errors = [{ keywordLocation: "#/properties/reported/type", instanceLocation: "#/reported" }]
    return false
  }
  if (!(0 <= data.reported)) {
    validate.errors = [{ keywordLocation: "#/properties/reported/minimum", instanceLocation: "#/reported" }]
    return false
  }
  if (!(1000000000000000 >= data.reported)) {
    validate.errors = [{ keywordLocation: "#/properties/reported/maximum", instanceLocation: "#/reported" }]
    return false
  }
  if (!(typeof data.missingOil === "number" || data.missingOil === null)) {
    validate.errors = [{ keywordLocation: "#/properties/missingOil/type", instanceLocation: "#/missingOil" }]
    return false
  }
  if (typeof data.missingOil === "number") {
    if (!(0 <= data.missingOil)) {
      validate.errors = [{ keywordLocation: "#/properties/missingOil/minimum", instanceLocation: "#/missingOil" }]
      return false
    }
    if (!(1000000000000000 >= data.missingOil)) {
      validate.errors = [{ keywordLocation: "#/properties/missingOil/maximum", instanceLocation: "#/missingOil" }]
      return false
    }
  }
  return true
};
const ref57 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.volume !== undefined && hasOwn(data, "volume"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/volume" }]
    return false
  }
  if (!(data.meanBefore !== undefined && hasOwn(data, "meanBefore"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/meanBefore" }]
    return false
  }
  if (!(data.ofMean !== undefined && hasOwn(data, "ofMean"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/ofMean" }]
    return false
  }
  if (!(data.plan !== undefined && hasOwn(data, "plan"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/plan" }]
    return false
  }
  if (!(data.ofPlan !== undefined && hasOwn(data, "ofPlan"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/ofPlan" }]
    return false
  }
  if (!(typeof data.volume === "number" || data.volume === null)) {
    validate.errors = [{ keywordLocation: "#/properties/volume/type", instanceLocation: "#/volume" }]
    return false
  }
  if (typeof data.volume === "number") {
    if (!(-1000000000000000 <= data.volume)) {
      validate.errors = [{ keywordLocation: "#/properties/volume/minimum", instanceLocation: "#/volume" }]
      return false
    }
    if (!(1000000000000000 >= data.volume)) {
      validate.errors = [{ keywordLocation: "#/properties/volume/maximum", instanceLocation: "#/volume" }]
      return false
    }
  }
  if (!(typeof data.meanBefore === "number" || data.meanBefore === null)) {
    validate.errors = [{ keywordLocation: "#/properties/meanBefore/type", instanceLocation: "#/meanBefore" }]
    return false
  }
  if (typeof data.meanBefore === "number") {
    if (!(-1000000000000000 <= data.meanBefore)) {
      validate.errors = [{ keywordLocation: "#/properties/meanBefore/minimum", instanceLocation: "#/meanBefore" }]
      return false
    }
    if (!(1000000000000000 >= data.meanBefore)) {
      validate.errors = [{ keywordLocation: "#/properties/meanBefore/maximum", instanceLocation: "#/meanBefore" }]
      return false
    }
  }
  if (!(typeof data.ofMean === "number" || data.ofMean === null)) {
    validate.errors = [{ keywordLocation: "#/properties/ofMean/type", instanceLocation: "#/ofMean" }]
    return false
  }
  if (typeof data.ofMean === "number") {
    if (!(-1000000000000000 <= data.ofMean)) {
      validate.errors = [{ keywordLocation: "#/properties/ofMean/minimum", instanceLocation: "#/ofMean" }]
      return false
    }
    if (!(1000000000000000 >= data.ofMean)) {
      validate.errors = [{ keywordLocation: "#/properties/ofMean/maximum", instanceLocation: "#/ofMean" }]
      return false
    }
  }
  if (!(typeof data.plan === "number" || data.plan === null)) {
    validate.errors = [{ keywordLocation: "#/properties/plan/type", instanceLocation: "#/plan" }]
    return false
  }
  if (typeof data.plan === "number") {
    if (!(0 <= data.plan)) {
      validate.errors = [{ keywordLocation: "#/properties/plan/minimum", instanceLocation: "#/plan" }]
      return false
    }
    if (!(1000000000000000 >= data.plan)) {
      validate.errors = [{ keywordLocation: "#/properties/plan/maximum", instanceLocation: "#/plan" }]
      return false
    }
  }
  if (!(typeof data.ofPlan === "number" || data.ofPlan === null)) {
    validate.errors = [{ keywordLocation: "#/properties/ofPlan/type", instanceLocation: "#/ofPlan" }]
    return false
  }
  if (typeof data.ofPlan === "number") {
    if (!(-1000000000000000 <= data.ofPlan)) {
      validate.errors = [{ keywordLocation: "#/properties/ofPlan/minimum", instanceLocation: "#/ofPlan" }]
      return false
    }
    if (!(1000000000000000 >= data.ofPlan)) {
      validate.errors = [{ keywordLocation: "#/properties/ofPlan/maximum", instanceLocation: "#/ofPlan" }]
      return false
    }
  }
  return true
};
const ref58 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.up !== undefined && hasOwn(data, "up"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/up" }]
    return false
  }
  if (!(data.down !== undefined && hasOwn(data, "down"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/down" }]
    return false
  }
  if (!(data.silent !== undefined && hasOwn(data, "silent"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/silent" }]
    return false
  }
  if (!(data.injecting !== undefined && hasOwn(data, "injecting"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/injecting" }]
    return false
  }
  if (!(data.suspended !== undefined && hasOwn(data, "suspended"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/suspended" }]
    return false
  }
  if (!(data.abandoned !== undefined && hasOwn(data, "abandoned"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/abandoned" }]
    return false
  }
  if (!(data.unreported !== undefined && hasOwn(data, "unreported"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/unreported" }]
    return false
  }
  if (!Number.isInteger(data.up)) {
    validate.errors = [{ keywordLocation: "#/properties/up/type", instanceLocation: "#/up" }]
    return false
  }
  if (!(0 <= data.up)) {
    validate.errors = [{ keywordLocation: "#/properties/up/minimum", instanceLocation: "#/up" }]
    return false
  }
  if (!(1000000000000000 >= data.up)) {
    validate.errors = [{ keywordLocation: "#/properties/up/maximum", instanceLocation: "#/up" }]
    return false
  }
  if (!Number.isInteger(data.down)) {
    validate.errors = [{ keywordLocation: "#/properties/down/type", instanceLocation: "#/down" }]
    return false
  }
  if (!(0 <= data.down)) {
    validate.errors = [{ keywordLocation: "#/properties/down/minimum", instanceLocation: "#/down" }]
    return false
  }
  if (!(1000000000000000 >= data.down)) {
    validate.errors = [{ keywordLocation: "#/properties/down/maximum", instanceLocation: "#/down" }]
    return false
  }
  if (!Number.isInteger(data.silent)) {
    validate.errors = [{ keywordLocation: "#/properties/silent/type", instanceLocation: "#/silent" }]
    return false
  }
  if (!(0 <= data.silent)) {
    validate.errors = [{ keywordLocation: "#/properties/silent/minimum", instanceLocation: "#/silent" }]
    return false
  }
  if (!(1000000000000000 >= data.silent)) {
    validate.errors = [{ keywordLocation: "#/properties/silent/maximum", instanceLocation: "#/silent" }]
    return false
  }
  if (!Number.isInteger(data.injecting)) {
    validate.errors = [{ keywordLocation: "#/properties/injecting/type", instanceLocation: "#/injecting" }]
    return false
  }
  if (!(0 <= data.injecting)) {
    validate.errors = [{ keywordLocation: "#/properties/injecting/minimum", instanceLocation: "#/injecting" }]
    return false
  }
  if (!(1000000000000000 >= data.injecting)) {
    validate.errors = [{ keywordLocation: "#/properties/injecting/maximum", instanceLocation: "#/injecting" }]
    return false
  }
  if (!Number.isInteger(data.suspended)) {
    validate.errors = [{ keywordLocation: "#/properties/suspended/type", instanceLocation: "#/suspended" }]
    return false
  }
  if (!(0 <= data.suspended)) {
    validate.errors = [{ keywordLocation: "#/properties/suspended/minimum", instanceLocation: "#/suspended" }]
    return false
  }
  if (!(1000000000000000 >= data.suspended)) {
    validate.errors = [{ keywordLocation: "#/properties/suspended/maximum", instanceLocation: "#/suspended" }]
    return false
  }
  if (!Number.isInteger(data.abandoned)) {
    validate.errors = [{ keywordLocation: "#/properties/abandoned/type", instanceLocation: "#/abandoned" }]
    return false
  }
  if (!(0 <= data.abandoned)) {
    validate.errors = [{ keywordLocation: "#/properties/abandoned/minimum", instanceLocation: "#/abandoned" }]
    return false
  }
  if (!(1000000000000000 >= data.abandoned)) {
    validate.errors = [{ keywordLocation: "#/properties/abandoned/maximum", instanceLocation: "#/abandoned" }]
    return false
  }
  if (!Number.isInteger(data.unreported)) {
    validate.errors = [{ keywordLocation: "#/properties/unreported/type", instanceLocation: "#/unreported" }]
    return false
  }
  if (!(0 <= data.unreported)) {
    validate.errors = [{ keywordLocation: "#/properties/unreported/minimum", instanceLocation: "#/unreported" }]
    return false
  }
  if (!(1000000000000000 >= data.unreported)) {
    validate.errors = [{ keywordLocation: "#/properties/unreported/maximum", instanceLocation: "#/unreported" }]
    return false
  }
  return true
};
const ref59 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.planned !== undefined && hasOwn(data, "planned"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/planned" }]
    return false
  }
  if (!(data.unplanned !== undefined && hasOwn(data, "unplanned"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/unplanned" }]
    return false
  }
  if (!Number.isInteger(data.planned)) {
    validate.errors = [{ keywordLocation: "#/properties/planned/type", instanceLocation: "#/planned" }]
    return false
  }
  if (!(1 <= data.planned)) {
    validate.errors = [{ keywordLocation: "#/properties/planned/minimum", instanceLocation: "#/planned" }]
    return false
  }
  if (!(1000000000000000 >= data.planned)) {
    validate.errors = [{ keywordLocation: "#/properties/planned/maximum", instanceLocation: "#/planned" }]
    return false
  }
  if (!Number.isInteger(data.unplanned)) {
    validate.errors = [{ keywordLocation: "#/properties/unplanned/type", instanceLocation: "#/unplanned" }]
    return false
  }
  if (!(0 <= data.unplanned)) {
    validate.errors = [{ keywordLocation: "#/properties/unplanned/minimum", instanceLocation: "#/unplanned" }]
    return false
  }
  if (!(1000000000000000 >= data.unplanned)) {
    validate.errors = [{ keywordLocation: "#/properties/unplanned/maximum", instanceLocation: "#/unplanned" }]
    return false
  }
  return true
};
const ref61 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.wells !== undefined && hasOwn(data, "wells"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/wells" }]
    return false
  }
  if (!(data.oil !== undefined && hasOwn(data, "oil"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/oil" }]
    return false
  }
  if (!Number.isInteger(data.wells)) {
    validate.errors = [{ keywordLocation: "#/properties/wells/type", instanceLocation: "#/wells" }]
    return false
  }
  if (!(0 <= data.wells)) {
    validate.errors = [{ keywordLocation: "#/properties/wells/minimum", instanceLocation: "#/wells" }]
    return false
  }
  if (!(1000000000000000 >= data.wells)) {
    validate.errors = [{ keywordLocation: "#/properties/wells/maximum", instanceLocation: "#/wells" }]
    return false
  }
  if (!(typeof data.oil === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/oil/type", instanceLocation: "#/oil" }]
    return false
  }
  if (!(0 <= data.oil)) {
    validate.errors = [{ keywordLocation: "#/properties/oil/minimum", instanceLocation: "#/oil" }]
    return false
  }
  if (!(1000000000000000 >= data.oil)) {
    validate.errors = [{ keywordLocation: "#/properties/oil/maximum", instanceLocation: "#/oil" }]
    return false
  }
  return true
};
const ref60 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.open !== undefined && hasOwn(data, "open"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/open" }]
    return false
  }
  if (!(data.oilAtRisk !== undefined && hasOwn(data, "oilAtRisk"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/oilAtRisk" }]
    return false
  }
  if (!(data.standing !== undefined && hasOwn(data, "standing"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/standing" }]
    return false
  }
  const err73 = validate.errors
  const res73 = ref61(data.standing)
  const suberr73 = ref61.errors
  validate.errors = err73
  if (!res73) {
    validate.errors = [errorMerge(suberr73[0], "#/properties/standing/$ref", "#/standing")]
    return false
  }
  if (!Number.isInteger(data.open)) {
    validate.errors = [{ keywordLocation: "#/properties/open/type", instanceLocation: "#/open" }]
    return false
  }
  if (!(0 <= data.open)) {
    validate.errors = [{ keywordLocation: "#/properties/open/minimum", instanceLocation: "#/open" }]
    return false
  }
  if (!(1000000000000000 >= data.open)) {
    validate.errors = [{ keywordLocation: "#/properties/open/maximum", instanceLocation: "#/open" }]
    return false
  }
  if (!(typeof data.oilAtRisk === "number" || data.oilAtRisk === null)) {
    validate.errors = [{ keywordLocation: "#/properties/oilAtRisk/type", instanceLocation: "#/oilAtRisk" }]
    return false
  }
  if (typeof data.oilAtRisk === "number") {
    if (!(0 <= data.oilAtRisk)) {
      validate.errors = [{ keywordLocation: "#/properties/oilAtRisk/minimum", instanceLocation: "#/oilAtRisk" }]
      return false
    }
    if (!(1000000000000000 >= data.oilAtRisk)) {
      validate.errors = [{ keywordLocation: "#/properties/oilAtRisk/maximum", instanceLocation: "#/oilAtRisk" }]
      return false
    }
  }
  return true
};
const ref55 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.day !== undefined && hasOwn(data, "day"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/day" }]
    return false
  }
  if (!(data.fields !== undefined && hasOwn(data, "fields"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/fields" }]
    return false
  }
  if (!(data.oil !== undefined && hasOwn(data, "oil"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/oil" }]
    return false
  }
  if (!(data.gas !== undefined && hasOwn(data, "gas"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/gas" }]
    return false
  }
  if (!(data.water !== undefined && hasOwn(data, "water"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/water" }]
    return false
  }
  if (!(data.injection !== undefined && hasOwn(data, "injection"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/injection" }]
    return false
  }
  if (!(data.oilPotential !== undefined && hasOwn(data, "oilPotential"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/oilPotential" }]
    return false
  }
  if (!(data.efficiencyPct !== undefined && hasOwn(data, "efficiencyPct"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/efficiencyPct" }]
    return false
  }
  if (!(data.wells !== undefined && hasOwn(data, "wells"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/wells" }]
    return false
  }
  if (!(data.exceptions !== undefined && hasOwn(data, "exceptions"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/exceptions" }]
    return false
  }
  if (!(data.potentialMethod !== undefined && hasOwn(data, "potentialMethod"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/potentialMethod" }]
    return false
  }
  if (!(data.plan !== undefined && hasOwn(data, "plan"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/plan" }]
    return false
  }
  if (!(typeof data.day === "string" || data.day === null)) {
    validate.errors = [{ keywordLocation: "#/properties/day/type", instanceLocation: "#/day" }]
    return false
  }
  if (typeof data.day === "string") {
    if (!format3.test(data.day)) {
      validate.errors = [{ keywordLocation: "#/properties/day/format", instanceLocation: "#/day" }]
      return false
    }
  }
  if (!Array.isArray(data.fields)) {
    validate.errors = [{ keywordLocation: "#/properties/fields/type", instanceLocation: "#/fields" }]
    return false
  }
  if (data.fields.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/fields/maxItems", instanceLocation: "#/fields" }]
    return false
  }
  for (let nn = 0; nn < data.fields.length; nn++) {
    if (data.fields[nn] !== undefined && hasOwn(data.fields, nn)) {
      const err65 = validate.errors
      const res65 = ref56(data.fields[nn])
      const suberr65 = ref56.errors
      validate.errors = err65
      if (!res65) {
        validate.errors = [errorMerge(suberr65[0], "#/properties/fields/items/$ref", "#/fields/"+nn)]
        return false
      }
    }
  }
  const err66 = validate.errors
  const res66 = ref57(data.oil)
  const suberr66 = ref57.errors
  validate.errors = err66
  if (!res66) {
    validate.errors = [errorMerge(suberr66[0], "#/properties/oil/$ref", "#/oil")]
    return false
  }
  const err67 = validate.errors
  const res67 = ref57(data.gas)
  const suberr67 = ref57.errors
  validate.errors = err67
  if (!res67) {
    validate.errors = [errorMerge(suberr67[0], "#/properties/gas/$ref", "#/gas")]
    return false
  }
  const err68 = validate.errors
  const res68 = ref57(data.water)
  const suberr68 = ref57.errors
  validate.errors = err68
  if (!res68) {
    validate.errors = [errorMerge(suberr68[0], "#/properties/water/$ref", "#/water")]
    return false
  }
  const err69 = validate.errors
  const res69 = ref57(data.injection)
  const suberr69 = ref57.errors
  validate.errors = err69
  if (!res69) {
    validate.errors = [errorMerge(suberr69[0], "#/properties/injection/$ref", "#/injection")]
    return false
  }
  if (!(typeof data.oilPotential === "number" || data.oilPotential === null)) {
    validate.errors = [{ keywordLocation: "#/properties/oilPotential/type", instanceLocation: "#/oilPotential" }]
    return false
  }
  if (typeof data.oilPotential === "number") {
    if (!(0 <= data.oilPotential)) {
      validate.errors = [{ keywordLocation: "#/properties/oilPotential/minimum", instanceLocation: "#/oilPotential" }]
      return false
    }
    if (!(1000000000000000 >= data.oilPotential)) {
      validate.errors = [{ keywordLocation: "#/properties/oilPotential/maximum", instanceLocation: "#/oilPotential" }]
      return false
    }
  }
  const err70 = validate.errors
  const res70 = ref33(data.potentialMethod)
  const suberr70 = ref33.errors
  validate.errors = err70
  if (!res70) {
    validate.errors = [errorMerge(suberr70[0], "#/properties/potentialMethod/$ref", "#/potentialMethod")]
    return false
  }
  if (!(typeof data.efficiencyPct === "number" || data.efficiencyPct === null)) {
    validate.errors = [{ keywordLocation: "#/properties/efficiencyPct/type", instanceLocation: "#/efficiencyPct" }]
    return false
  }
  if (typeof data.efficiencyPct === "number") {
    if (!(0 <= data.efficiencyPct)) {
      validate.errors = [{ keywordLocation: "#/properties/efficiencyPct/minimum", instanceLocation: "#/efficiencyPct" }]
      return false
    }
    if (!(100 >= data.efficiencyPct)) {
      validate.errors = [{ keywordLocation: "#/properties/efficiencyPct/maximum", instanceLocation: "#/efficiencyPct" }]
      return false
    }
  }
  let passes7 = 0
  const sub14 = (() => {
    const err71 = validate.errors
    const res71 = ref58(data.wells)
    const suberr71 = ref58.errors
    validate.errors = err71
    if (!res71) return false
    return true
  })()
  if (sub14) passes7++
  const sub15 = (() => {
    if (!(data.wells === null)) return false
    return true
  })()
  if (sub15) passes7++
  if (passes7 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/wells/oneOf", instanceLocation: "#/wells" }]
    return false
  }
  let passes8 = 0
  const sub16 = (() => {
    const err72 = validate.errors
    const res72 = ref59(data.plan)
    const suberr72 = ref59.errors
    validate.errors = err72
    if (!res72) return false
    return true
  })()
  if (sub16) passes8++
  const sub17 = (() => {
    if (!(data.plan === null)) return false
    return true
  })()
  if (sub17) passes8++
  if (passes8 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/plan/oneOf", instanceLocation: "#/plan" }]
    return false
  }
  let passes9 = 0
  const sub18 = (() => {
    const err74 = validate.errors
    const res74 = ref60(data.exceptions)
    const suberr74 = ref60.errors
    validate.errors = err74
    if (!res74) return false
    return true
  })()
  if (sub18) passes9++
  const sub19 = (() => {
    if (!(data.exceptions === null)) return false
    return true
  })()
  if (sub19) passes9++
  if (passes9 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/exceptions/oneOf", instanceLocation: "#/exceptions" }]
    return false
  }
  return true
};
const ref54 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  const err75 = validate.errors
  const res75 = ref55(data.body)
  const suberr75 = ref55.errors
  validate.errors = err75
  if (!res75) {
    validate.errors = [errorMerge(suberr75[0], "#/properties/body/$ref", "#/body")]
    return false
  }
  return true
};
const ref64 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "string")) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!pattern2.test(data)) {
    validate.errors = [{ keywordLocation: "#/pattern", instanceLocation: "#" }]
    return false
  }
  return true
};
const ref63 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.well !== undefined && hasOwn(data, "well"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/well" }]
    return false
  }
  if (!(data.state !== undefined && hasOwn(data, "state"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/state" }]
    return false
  }
  if (!(data.day !== undefined && hasOwn(data, "day"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/day" }]
    return false
  }
  if (!(data.lastDay !== undefined && hasOwn(data, "lastDay"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/lastDay" }]
    return false
  }
  if (!(data.quality !== undefined && hasOwn(data, "quality"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/quality" }]
    return false
  }
  if (!(data.oil !== undefined && hasOwn(data, "oil"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/oil" }]
    return false
  }
  if (!(data.oilBefore !== undefined && hasOwn(data, "oilBefore"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/oilBefore" }]
    return false
  }
  if (!(data.oilPotential !== undefined && hasOwn(data, "oilPotential"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/oilPotential" }]
    return false
  }
  if (!(data.exceptions !== undefined && hasOwn(data, "exceptions"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/exceptions" }]
    return false
  }
  const err76 = validate.errors
  const res76 = ref41(data.well)
  const suberr76 = ref41.errors
  validate.errors = err76
  if (!res76) {
    validate.errors = [errorMerge(suberr76[0], "#/properties/well/$ref", "#/well")]
    return false
  }
  const err77 = validate.errors
  const res77 = ref64(data.state)
  const suberr77 = ref64.errors
  validate.errors = err77
  if (!res77) {
    validate.errors = [errorMerge(suberr77[0], "#/properties/state/$ref", "#/state")]
    return false
  }
  if (!(typeof data.day === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/day/type", instanceLocation: "#/day" }]
    return false
  }
  if (!format3.test(data.day)) {
    validate.errors = [{ keywordLocation: "#/properties/day/format", instanceLocation: "#/day" }]
    return false
  }
  if (!(typeof data.lastDay === "string" || data.lastDay === null)) {
    validate.errors = [{ keywordLocation: "#/properties/lastDay/type", instanceLocation: "#/lastDay" }]
    return false
  }
  if (typeof data.lastDay === "string") {
    if (!format3.test(data.lastDay)) {
      validate.errors = [{ keywordLocation: "#/properties/lastDay/format", instanceLocation: "#/lastDay" }]
      return false
    }
  }
  if (!(typeof data.quality === "string" || data.quality === null)) {
    validate.errors = [{ keywordLocation: "#/properties/quality/type", instanceLocation: "#/quality" }]
    return false
  }
  if (typeof data.quality === "string") {
    if (!pattern2.test(data.quality)) {
      validate.errors = [{ keywordLocation: "#/properties/quality/pattern", instanceLocation: "#/quality" }]
      return false
    }
  }
  if (!(typeof data.oil === "number" || data.oil === null)) {
    validate.errors = [{ keywordLocation: "#/properties/oil/type", instanceLocation: "#/oil" }]
    return false
  }
  if (typeof data.oil === "number") {
    if (!(0 <= data.oil)) {
      validate.errors = [{ keywordLocation: "#/properties/oil/minimum", instanceLocation: "#/oil" }]
      return false
    }
    if (!(1000000000000000 >= data.oil)) {
      validate.errors = [{ keywordLocation: "#/properties/oil/maximum", instanceLocation: "#/oil" }]
      return false
    }
  }
  if (!(typeof data.oilBefore === "number" || data.oilBefore === null)) {
    validate.errors = [{ keywordLocation: "#/properties/oilBefore/type", instanceLocation: "#/oilBefore" }]
    return false
  }
  if (typeof data.oilBefore === "number") {
    if (!(0 <= data.oilBefore)) {
      validate.errors = [{ keywordLocation: "#/properties/oilBefore/minimum", instanceLocation: "#/oilBefore" }]
      return false
    }
    if (!(1000000000000000 >= data.oilBefore)) {
      validate.errors = [{ keywordLocation: "#/properties/oilBefore/maximum", instanceLocation: "#/oilBefore" }]
      return false
    }
  }
  if (!(typeof data.oilPotential === "number" || data.oilPotential === null)) {
    validate.errors = [{ keywordLocation: "#/properties/oilPotential/type", instanceLocation: "#/oilPotential" }]
    return false
  }
  if (typeof data.oilPotential === "number") {
    if (!(0 <= data.oilPotential)) {
      validate.errors = [{ keywordLocation: "#/properties/oilPotential/minimum", instanceLocation: "#/oilPotential" }]
      return false
    }
    if (!(1000000000000000 >= data.oilPotential)) {
      validate.errors = [{ keywordLocation: "#/properties/oilPotential/maximum", instanceLocation: "#/oilPotential" }]
      return false
    }
  }
  if (!Number.isInteger(data.exceptions)) {
    validate.errors = [{ keywordLocation: "#/properties/exceptions/type", instanceLocation: "#/exceptions" }]
    return false
  }
  if (!(0 <= data.exceptions)) {
    validate.errors = [{ keywordLocation: "#/properties/exceptions/minimum", instanceLocation: "#/exceptions" }]
    return false
  }
  if (!(1000000000000000 >= data.exceptions)) {
    validate.errors = [{ keywordLocation: "#/properties/exceptions/maximum", instanceLocation: "#/exceptions" }]
    return false
  }
  return true
};
const ref62 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (data.headers["x-next-cursor"] !== undefined && hasOwn(data.headers, "x-next-cursor")) {
    if (!(typeof data.headers["x-next-cursor"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/type", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
    if (data.headers["x-next-cursor"].length > 512 && stringLength(data.headers["x-next-cursor"]) > 512) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/maxLength", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let oo = 0; oo < data.body.length; oo++) {
    if (data.body[oo] !== undefined && hasOwn(data.body, oo)) {
      const err78 = validate.errors
      const res78 = ref63(data.body[oo])
      const suberr78 = ref63.errors
      validate.errors = err78
      if (!res78) {
        validate.errors = [errorMerge(suberr78[0], "#/properties/body/items/$ref", "#/body/"+oo)]
        return false
      }
    }
  }
  return true
};
const ref67 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.field !== undefined && hasOwn(data, "field"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/field" }]
    return false
  }
  if (!(data.dueDay !== undefined && hasOwn(data, "dueDay"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/dueDay" }]
    return false
  }
  if (!(data.endedDay !== undefined && hasOwn(data, "endedDay"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/endedDay" }]
    return false
  }
  if (!(data.dueAt !== undefined && hasOwn(data, "dueAt"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/dueAt" }]
    return false
  }
  if (!(data.lastDay !== undefined && hasOwn(data, "lastDay"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/lastDay" }]
    return false
  }
  if (!(data.lateDays !== undefined && hasOwn(data, "lateDays"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/lateDays" }]
    return false
  }
  if (!(data.wells !== undefined && hasOwn(data, "wells"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/wells" }]
    return false
  }
  if (!(data.silentWells !== undefined && hasOwn(data, "silentWells"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/silentWells" }]
    return false
  }
  if (!(data.rows !== undefined && hasOwn(data, "rows"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/rows" }]
    return false
  }
  if (!(data.suspectRows !== undefined && hasOwn(data, "suspectRows"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/suspectRows" }]
    return false
  }
  if (!(data.reported !== undefined && hasOwn(data, "reported"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/reported" }]
    return false
  }
  const err79 = validate.errors
  const res79 = ref29(data.field)
  const suberr79 = ref29.errors
  validate.errors = err79
  if (!res79) {
    validate.errors = [errorMerge(suberr79[0], "#/properties/field/$ref", "#/field")]
    return false
  }
  if (!(typeof data.dueDay === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/dueDay/type", instanceLocation: "#/dueDay" }]
    return false
  }
  if (!format3.test(data.dueDay)) {
    validate.errors = [{ keywordLocation: "#/properties/dueDay/format", instanceLocation: "#/dueDay" }]
    return false
  }
  if (!(typeof data.endedDay === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/endedDay/type", instanceLocation: "#/endedDay" }]
    return false
  }
  if (!format3.test(data.endedDay)) {
    validate.errors = [{ keywordLocation: "#/properties/endedDay/format", instanceLocation: "#/endedDay" }]
    return false
  }
  if (!(typeof data.dueAt === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/dueAt/type", instanceLocation: "#/dueAt" }]
    return false
  }
  if (!format1.test(data.dueAt)) {
    validate.errors = [{ keywordLocation: "#/properties/dueAt/format", instanceLocation: "#/dueAt" }]
    return false
  }
  if (!(typeof data.lastDay === "string" || data.lastDay === null)) {
    validate.errors = [{ keywordLocation: "#/properties/lastDay/type", instanceLocation: "#/lastDay" }]
    return false
  }
  if (typeof data.lastDay === "string") {
    if (!format3.test(data.lastDay)) {
      validate.errors = [{ keywordLocation: "#/properties/lastDay/format", instanceLocation: "#/lastDay" }]
      return false
    }
  }
  if (!(Number.isInteger(data.lateDays) || data.lateDays === null)) {
    validate.errors = [{ keywordLocation: "#/properties/lateDays/type", instanceLocation: "#/lateDays" }]
    return false
  }
  if (typeof data.lateDays === "number") {
    if (!(0 <= data.lateDays)) {
      validate.errors = [{ keywordLocation: "#/properties/lateDays/minimum", instanceLocation: "#/lateDays" }]
      return false
    }
    if (!(1000000000000000 >= data.lateDays)) {
      validate.errors = [{ keywordLocation: "#/properties/lateDays/maximum", instanceLocation: "#/lateDays" }]
      return false
    }
  }
  if (!Number.isInteger(data.wells)) {
    validate.errors = [{ keywordLocation: "#/properties/wells/type", instanceLocation: "#/wells" }]
    return false
  }
  if (!(0 <= data.wells)) {
    validate.errors = [{ keywordLocation: "#/properties/wells/minimum", instanceLocation: "#/wells" }]
    return false
  }
  if (!(1000000000000000 >= data.wells)) {
    validate.errors = [{ keywordLocation: "#/properties/wells/maximum", instanceLocation: "#/wells" }]
    return false
  }
  if (!Number.isInteger(data.silentWells)) {
    validate.errors = [{ keywordLocation: "#/properties/silentWells/type", instanceLocation: "#/silentWells" }]
    return false
  }
  if (!(0 <= data.silentWells)) {
    validate.errors = [{ keywordLocation: "#/properties/silentWells/minimum", instanceLocation: "#/silentWells" }]
    return false
  }
  if (!(1000000000000000 >= data.silentWells)) {
    validate.errors = [{ keywordLocation: "#/properties/silentWells/maximum", instanceLocation: "#/silentWells" }]
    return false
  }
  if (!Number.isInteger(data.rows)) {
    validate.errors = [{ keywordLocation: "#/properties/rows/type", instanceLocation: "#/rows" }]
    return false
  }
  if (!(0 <= data.rows)) {
    validate.errors = [{ keywordLocation: "#/properties/rows/minimum", instanceLocation: "#/rows" }]
    return false
  }
  if (!(1000000000000000 >= data.rows)) {
    validate.errors = [{ keywordLocation: "#/properties/rows/maximum", instanceLocation: "#/rows" }]
    return false
  }
  if (!Number.isInteger(data.suspectRows)) {
    validate.errors = [{ keywordLocation: "#/properties/suspectRows/type", instanceLocation: "#/suspectRows" }]
    return false
  }
  if (!(0 <= data.suspectRows)) {
    validate.errors = [{ keywordLocation: "#/properties/suspectRows/minimum", instanceLocation: "#/suspectRows" }]
    return false
  }
  if (!(1000000000000000 >= data.suspectRows)) {
    validate.errors = [{ keywordLocation: "#/properties/suspectRows/maximum", instanceLocation: "#/suspectRows" }]
    return false
  }
  if (!Array.isArray(data.reported)) {
    validate.errors = [{ keywordLocation: "#/properties/reported/type", instanceLocation: "#/reported" }]
    return false
  }
  if (data.reported.length > 30) {
    validate.errors = [{ keywordLocation: "#/properties/reported/maxItems", instanceLocation: "#/reported" }]
    return false
  }
  if (data.reported.length < 30) {
    validate.errors = [{ keywordLocation: "#/properties/reported/minItems", instanceLocation: "#/reported" }]
    return false
  }
  for (let qq = 0; qq < data.reported.length; qq++) {
    if (data.reported[qq] !== undefined && hasOwn(data.reported, qq)) {
      if (!(Number.isInteger(data.reported[qq]))) {
        validate.errors = [{ keywordLocation: "#/properties/reported/items/type", instanceLocation: "#/reported/"+qq }]
        return false
      }
      if (!(0 <= data.reported[qq])) {
        validate.errors = [{ keywordLocation: "#/properties/reported/items/minimum", instanceLocation: "#/reported/"+qq }]
        return false
      }
      if (!(1000000000000000 >= data.reported[qq])) {
        validate.errors = [{ keywordLocation: "#/properties/reported/items/maximum", instanceLocation: "#/reported/"+qq }]
        return false
      }
    }
  }
  return true
};
const ref68 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.well !== undefined && hasOwn(data, "well"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/well" }]
    return false
  }
  if (!(data.lastDay !== undefined && hasOwn(data, "lastDay"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/lastDay" }]
    return false
  }
  if (!(data.silentDays !== undefined && hasOwn(data, "silentDays"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/silentDays" }]
    return false
  }
  const err81 = validate.errors
  const res81 = ref41(data.well)
  const suberr81 = ref41.errors
  validate.errors = err81
  if (!res81) {
    validate.errors = [errorMerge(suberr81[0], "#/properties/well/$ref", "#/well")]
    return false
  }
  if (!(typeof data.lastDay === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/lastDay/type", instanceLocation: "#/lastDay" }]
    return false
  }
  if (!format3.test(data.lastDay)) {
    validate.errors = [{ keywordLocation: "#/properties/lastDay/format", instanceLocation: "#/lastDay" }]
    return false
  }
  if (!Number.isInteger(data.silentDays)) {
    validate.errors = [{ keywordLocation: "#/properties/silentDays/type", instanceLocation: "#/silentDays" }]
    return false
  }
  if (!(1 <= data.silentDays)) {
    validate.errors = [{ keywordLocation: "#/properties/silentDays/minimum", instanceLocation: "#/silentDays" }]
    return false
  }
  if (!(1000000000000000 >= data.silentDays)) {
    validate.errors = [{ keywordLocation: "#/properties/silentDays/maximum", instanceLocation: "#/silentDays" }]
    return false
  }
  return true
};
const ref69 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.well !== undefined && hasOwn(data, "well"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/well" }]
    return false
  }
  if (!(data.day !== undefined && hasOwn(data, "day"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/day" }]
    return false
  }
  const err83 = validate.errors
  const res83 = ref41(data.well)
  const suberr83 = ref41.errors
  validate.errors = err83
  if (!res83) {
    validate.errors = [errorMerge(suberr83[0], "#/properties/well/$ref", "#/well")]
    return false
  }
  if (!(typeof data.day === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/day/type", instanceLocation: "#/day" }]
    return false
  }
  if (!format3.test(data.day)) {
    validate.errors = [{ keywordLocation: "#/properties/day/format", instanceLocation: "#/day" }]
    return false
  }
  return true
};
const ref70 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.startedAt !== undefined && hasOwn(data, "startedAt"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/startedAt" }]
    return false
  }
  if (!(data.finishedAt !== undefined && hasOwn(data, "finishedAt"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/finishedAt" }]
    return false
  }
  if (!(data.status !== undefined && hasOwn(data, "status"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/status" }]
    return false
  }
  if (!(data.files !== undefined && hasOwn(data, "files"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/files" }]
    return false
  }
  if (!(data.read !== undefined && hasOwn(data, "read"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/read" }]
    return false
  }
  if (!(data.added !== undefined && hasOwn(data, "added"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/added" }]
    return false
  }
  if (!(data.changed !== undefined && hasOwn(data, "changed"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/changed" }]
    return false
  }
  if (!(data.unchanged !== undefined && hasOwn(data, "unchanged"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/unchanged" }]
    return false
  }
  if (!(data.rejected !== undefined && hasOwn(data, "rejected"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/rejected" }]
    return false
  }
  if (!(data.suspect !== undefined && hasOwn(data, "suspect"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/suspect" }]
    return false
  }
  if (!(data.message !== undefined && hasOwn(data, "message"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/message" }]
    return false
  }
  const err85 = validate.errors
  const res85 = ref2(data.id)
  const suberr85 = ref2.errors
  validate.errors = err85
  if (!res85) {
    validate.errors = [errorMerge(suberr85[0], "#/properties/id/$ref", "#/id")]
    return false
  }
  if (!(typeof data.startedAt === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/startedAt/type", instanceLocation: "#/startedAt" }]
    return false
  }
  if (!format1.test(data.startedAt)) {
    validate.errors = [{ keywordLocation: "#/properties/startedAt/format", instanceLocation: "#/startedAt" }]
    return false
  }
  if (!(typeof data.finishedAt === "string" || data.finishedAt === null)) {
    validate.errors = [{ keywordLocation: "#/properties/finishedAt/type", instanceLocation: "#/finishedAt" }]
    return false
  }
  if (typeof data.finishedAt === "string") {
    if (!format1.test(data.finishedAt)) {
      validate.errors = [{ keywordLocation: "#/properties/finishedAt/format", instanceLocation: "#/finishedAt" }]
      return false
    }
  }
  if (!(typeof data.status === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/status/type", instanceLocation: "#/status" }]
    return false
  }
  if (!pattern2.test(data.status)) {
    validate.errors = [{ keywordLocation: "#/properties/status/pattern", instanceLocation: "#/status" }]
    return false
  }
  if (!Array.isArray(data.files)) {
    validate.errors = [{ keywordLocation: "#/properties/files/type", instanceLocation: "#/files" }]
    return false
  }
  if (data.files.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/files/maxItems", instanceLocation: "#/files" }]
    return false
  }
  for (let uu = 0; uu < data.files.length; uu++) {
    if (data.files[uu] !== undefined && hasOwn(data.files, uu)) {
      if (!(typeof data.files[uu] === "string")) {
        validate.errors = [{ keywordLocation: "#/properties/files/items/type", instanceLocation: "#/files/"+uu }]
        return false
      }
      if (data.files[uu].length > 10000 && stringLength(data.files[uu]) > 10000) {
        validate.errors = [{ keywordLocation: "#/properties/files/items/maxLength", instanceLocation: "#/files/"+uu }]
        return false
      }
    }
  }
  if (!Number.isInteger(data.read)) {
    validate.errors = [{ keywordLocation: "#/properties/read/type", instanceLocation: "#/read" }]
    return false
  }
  if (!(0 <= data.read)) {
    validate.errors = [{ keywordLocation: "#/properties/read/minimum", instanceLocation: "#/read" }]
    return false
  }
  if (!(1000000000000000 >= data.read)) {
    validate.errors = [{ keywordLocation: "#/properties/read/maximum", instanceLocation: "#/read" }]
    return false
  }
  if (!Number.isInteger(data.added)) {
    validate.errors = [{ keywordLocation: "#/properties/added/type", instanceLocation: "#/added" }]
    return false
  }
  if (!(0 <= data.added)) {
    validate.errors = [{ keywordLocation: "#/properties/added/minimum", instanceLocation: "#/added" }]
    return false
  }
  if (!(1000000000000000 >= data.added)) {
    validate.errors = [{ keywordLocation: "#/properties/added/maximum", instanceLocation: "#/added" }]
    return false
  }
  if (!Number.isInteger(data.changed)) {
    validate.errors = [{ keywordLocation: "#/properties/changed/type", instanceLocation: "#/changed" }]
    return false
  }
  if (!(0 <= data.changed)) {
    validate.errors = [{ keywordLocation: "#/properties/changed/minimum", instanceLocation: "#/changed" }]
    return false
  }
  if (!(1000000000000000 >= data.changed)) {
    validate.errors = [{ keywordLocation: "#/properties/changed/maximum", instanceLocation: "#/changed" }]
    return false
  }
  if (!Number.isInteger(data.unchanged)) {
    validate.errors = [{ keywordLocation: "#/properties/unchanged/type", instanceLocation: "#/unchanged" }]
    return false
  }
  if (!(0 <= data.unchanged)) {
    validate.errors = [{ keywordLocation: "#/properties/unchanged/minimum", instanceLocation: "#/unchanged" }]
    return false
  }
  if (!(1000000000000000 >= data.unchanged)) {
    validate.errors = [{ keywordLocation: "#/properties/unchanged/maximum", instanceLocation: "#/unchanged" }]
    return false
  }
  if (!Number.isInteger(data.rejected)) {
    validate.errors = [{ keywordLocation: "#/properties/rejected/type", instanceLocation: "#/rejected" }]
    return false
  }
  if (!(0 <= data.rejected)) {
    validate.errors = [{ keywordLocation: "#/properties/rejected/minimum", instanceLocation: "#/rejected" }]
    return false
  }
  if (!(1000000000000000 >= data.rejected)) {
    validate.errors = [{ keywordLocation: "#/properties/rejected/maximum", instanceLocation: "#/rejected" }]
    return false
  }
  if (!Number.isInteger(data.suspect)) {
    validate.errors = [{ keywordLocation: "#/properties/suspect/type", instanceLocation: "#/suspect" }]
    return false
  }
  if (!(0 <= data.suspect)) {
    validate.errors = [{ keywordLocation: "#/properties/suspect/minimum", instanceLocation: "#/suspect" }]
    return false
  }
  if (!(1000000000000000 >= data.suspect)) {
    validate.errors = [{ keywordLocation: "#/properties/suspect/maximum", instanceLocation: "#/suspect" }]
    return false
  }
  if (!(typeof data.message === "string" || data.message === null)) {
    validate.errors = [{ keywordLocation: "#/properties/message/type", instanceLocation: "#/message" }]
    return false
  }
  if (typeof data.message === "string") {
    if (data.message.length > 10000 && stringLength(data.message) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/message/maxLength", instanceLocation: "#/message" }]
      return false
    }
  }
  return true
};
const ref71 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.at !== undefined && hasOwn(data, "at"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/at" }]
    return false
  }
  if (!(data.rules !== undefined && hasOwn(data, "rules"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/rules" }]
    return false
  }
  if (!(typeof data.at === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/at/type", instanceLocation: "#/at" }]
    return false
  }
  if (!format1.test(data.at)) {
    validate.errors = [{ keywordLocation: "#/properties/at/format", instanceLocation: "#/at" }]
    return false
  }
  if (!Array.isArray(data.rules)) {
    validate.errors = [{ keywordLocation: "#/properties/rules/type", instanceLocation: "#/rules" }]
    return false
  }
  if (data.rules.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/rules/maxItems", instanceLocation: "#/rules" }]
    return false
  }
  for (let vv = 0; vv < data.rules.length; vv++) {
    if (data.rules[vv] !== undefined && hasOwn(data.rules, vv)) {
      if (!(typeof data.rules[vv] === "object" && data.rules[vv] && !Array.isArray(data.rules[vv]))) {
        validate.errors = [{ keywordLocation: "#/properties/rules/items/type", instanceLocation: "#/rules/"+vv }]
        return false
      }
      if (!(data.rules[vv].rule !== undefined && hasOwn(data.rules[vv], "rule"))) {
        validate.errors = [{ keywordLocation: "#/properties/rules/items/required", instanceLocation: "#/rules/"+vv+"/rule" }]
        return false
      }
      if (!(data.rules[vv].version !== undefined && hasOwn(data.rules[vv], "version"))) {
        validate.errors = [{ keywordLocation: "#/properties/rules/items/required", instanceLocation: "#/rules/"+vv+"/version" }]
        return false
      }
      if (!(typeof data.rules[vv].rule === "string")) {
        validate.errors = [{ keywordLocation: "#/properties/rules/items/properties/rule/type", instanceLocation: "#/rules/"+vv+"/rule" }]
        return false
      }
      if (data.rules[vv].rule.length > 10000 && stringLength(data.rules[vv].rule) > 10000) {
        validate.errors = [{ keywordLocation: "#/properties/rules/items/properties/rule/maxLength", instanceLocation: "#/rules/"+vv+"/rule" }]
        return false
      }
      if (!(typeof data.rules[vv].version === "string")) {
        validate.errors = [{ keywordLocation: "#/properties/rules/items/properties/version/type", instanceLocation: "#/rules/"+vv+"/version" }]
        return false
      }
      if (data.rules[vv].version.length > 10000 && stringLength(data.rules[vv].version) > 10000) {
        validate.errors = [{ keywordLocation: "#/properties/rules/items/properties/version/maxLength", instanceLocation: "#/rules/"+vv+"/version" }]
        return false
      }
    }
  }
  return true
};
const ref66 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.feeds !== undefined && hasOwn(data, "feeds"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/feeds" }]
    return false
  }
  if (!(data.silentWells !== undefined && hasOwn(data, "silentWells"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/silentWells" }]
    return false
  }
  if (!(data.suspectRows !== undefined && hasOwn(data, "suspectRows"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/suspectRows" }]
    return false
  }
  if (!(data.imports !== undefined && hasOwn(data, "imports"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/imports" }]
    return false
  }
  if (!(data.computation !== undefined && hasOwn(data, "computation"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/computation" }]
    return false
  }
  if (!Array.isArray(data.feeds)) {
    validate.errors = [{ keywordLocation: "#/properties/feeds/type", instanceLocation: "#/feeds" }]
    return false
  }
  if (data.feeds.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/feeds/maxItems", instanceLocation: "#/feeds" }]
    return false
  }
  for (let pp = 0; pp < data.feeds.length; pp++) {
    if (data.feeds[pp] !== undefined && hasOwn(data.feeds, pp)) {
      const err80 = validate.errors
      const res80 = ref67(data.feeds[pp])
      const suberr80 = ref67.errors
      validate.errors = err80
      if (!res80) {
        validate.errors = [errorMerge(suberr80[0], "#/properties/feeds/items/$ref", "#/feeds/"+pp)]
        return false
      }
    }
  }
  if (!Array.isArray(data.silentWells)) {
    validate.errors = [{ keywordLocation: "#/properties/silentWells/type", instanceLocation: "#/silentWells" }]
    return false
  }
  if (data.silentWells.length > 200) {
    validate.errors = [{ keywordLocation: "#/properties/silentWells/maxItems", instanceLocation: "#/silentWells" }]
    return false
  }
  for (let rr = 0; rr < data.silentWells.length; rr++) {
    if (data.silentWells[rr] !== undefined && hasOwn(data.silentWells, rr)) {
      const err82 = validate.errors
      const res82 = ref68(data.silentWells[rr])
      const suberr82 = ref68.errors
      validate.errors = err82
      if (!res82) {
        validate.errors = [errorMerge(suberr82[0], "#/properties/silentWells/items/$ref", "#/silentWells/"+rr)]
        return false
      }
    }
  }
  if (!Array.isArray(data.suspectRows)) {
    validate.errors = [{ keywordLocation: "#/properties/suspectRows/type", instanceLocation: "#/suspectRows" }]
    return false
  }
  if (data.suspectRows.length > 200) {
    validate.errors = [{ keywordLocation: "#/properties/suspectRows/maxItems", instanceLocation: "#/suspectRows" }]
    return false
  }
  for (let ss = 0; ss < data.suspectRows.length; ss++) {
    if (data.suspectRows[ss] !== undefined && hasOwn(data.suspectRows, ss)) {
      const err84 = validate.errors
      const res84 = ref69(data.suspectRows[ss])
      const suberr84 = ref69.errors
      validate.errors = err84
      if (!res84) {
        validate.errors = [errorMerge(suberr84[0], "#/properties/suspectRows/items/$ref", "#/suspectRows/"+ss)]
        return false
      }
    }
  }
  if (!Array.isArray(data.imports)) {
    validate.errors = [{ keywordLocation: "#/properties/imports/type", instanceLocation: "#/imports" }]
    return false
  }
  if (data.imports.length > 20) {
    validate.errors = [{ keywordLocation: "#/properties/imports/maxItems", instanceLocation: "#/imports" }]
    return false
  }
  for (let tt = 0; tt < data.imports.length; tt++) {
    if (data.imports[tt] !== undefined && hasOwn(data.imports, tt)) {
      const err86 = validate.errors
      const res86 = ref70(data.imports[tt])
      const suberr86 = ref70.errors
      validate.errors = err86
      if (!res86) {
        validate.errors = [errorMerge(suberr86[0], "#/properties/imports/items/$ref", "#/imports/"+tt)]
        return false
      }
    }
  }
  let passes10 = 0
  const sub20 = (() => {
    const err87 = validate.errors
    const res87 = ref71(data.computation)
    const suberr87 = ref71.errors
    validate.errors = err87
    if (!res87) return false
    return true
  })()
  if (sub20) passes10++
  const sub21 = (() => {
    if (!(data.computation === null)) return false
    return true
  })()
  if (sub21) passes10++
  if (passes10 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/computation/oneOf", instanceLocation: "#/computation" }]
    return false
  }
  return true
};
const ref65 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  const err88 = validate.errors
  const res88 = ref66(data.body)
  const suberr88 = ref66.errors
  validate.errors = err88
  if (!res88) {
    validate.errors = [errorMerge(suberr88[0], "#/properties/body/$ref", "#/body")]
    return false
  }
  return true
};
const ref74 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.from !== undefined && hasOwn(data, "from"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/from" }]
    return false
  }
  if (!(data.to !== undefined && hasOwn(data, "to"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/to" }]
    return false
  }
  if (!(typeof data.from === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/from/type", instanceLocation: "#/from" }]
    return false
  }
  if (!format3.test(data.from)) {
    validate.errors = [{ keywordLocation: "#/properties/from/format", instanceLocation: "#/from" }]
    return false
  }
  if (!(typeof data.to === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/to/type", instanceLocation: "#/to" }]
    return false
  }
  if (!format3.test(data.to)) {
    validate.errors = [{ keywordLocation: "#/properties/to/format", instanceLocation: "#/to" }]
    return false
  }
  return true
};
const ref75 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.wells !== undefined && hasOwn(data, "wells"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/wells" }]
    return false
  }
  if (!(data.wellDays !== undefined && hasOwn(data, "wellDays"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/wellDays" }]
    return false
  }
  if (!(data.daysWithoutHours !== undefined && hasOwn(data, "daysWithoutHours"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/daysWithoutHours" }]
    return false
  }
  if (!(data.suspectDays !== undefined && hasOwn(data, "suspectDays"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/suspectDays" }]
    return false
  }
  if (!(data.oil !== undefined && hasOwn(data, "oil"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/oil" }]
    return false
  }
  if (!(data.gas !== undefined && hasOwn(data, "gas"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/gas" }]
    return false
  }
  if (!(data.water !== undefined && hasOwn(data, "water"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/water" }]
    return false
  }
  if (!(data.injection !== undefined && hasOwn(data, "injection"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/injection" }]
    return false
  }
  if (!(data.waterCutPct !== undefined && hasOwn(data, "waterCutPct"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/waterCutPct" }]
    return false
  }
  if (!(data.gor !== undefined && hasOwn(data, "gor"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/gor" }]
    return false
  }
  if (!(data.hours !== undefined && hasOwn(data, "hours"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/hours" }]
    return false
  }
  if (!(data.calendarHours !== undefined && hasOwn(data, "calendarHours"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/calendarHours" }]
    return false
  }
  if (!(data.uptimePct !== undefined && hasOwn(data, "uptimePct"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/uptimePct" }]
    return false
  }
  if (!(data.potential !== undefined && hasOwn(data, "potential"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/potential" }]
    return false
  }
  if (!(data.deferred !== undefined && hasOwn(data, "deferred"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/deferred" }]
    return false
  }
  if (!(data.abovePotential !== undefined && hasOwn(data, "abovePotential"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/abovePotential" }]
    return false
  }
  if (!(data.efficiencyPct !== undefined && hasOwn(data, "efficiencyPct"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/efficiencyPct" }]
    return false
  }
  if (!Number.isInteger(data.wells)) {
    validate.errors = [{ keywordLocation: "#/properties/wells/type", instanceLocation: "#/wells" }]
    return false
  }
  if (!(0 <= data.wells)) {
    validate.errors = [{ keywordLocation: "#/properties/wells/minimum", instanceLocation: "#/wells" }]
    return false
  }
  if (!(1000000000000000 >= data.wells)) {
    validate.errors = [{ keywordLocation: "#/properties/wells/maximum", instanceLocation: "#/wells" }]
    return false
  }
  if (!Number.isInteger(data.wellDays)) {
    validate.errors = [{ keywordLocation: "#/properties/wellDays/type", instanceLocation: "#/wellDays" }]
    return false
  }
  if (!(0 <= data.wellDays)) {
    validate.errors = [{ keywordLocation: "#/properties/wellDays/minimum", instanceLocation: "#/wellDays" }]
    return false
  }
  if (!(1000000000000000 >= data.wellDays)) {
    validate.errors = [{ keywordLocation: "#/properties/wellDays/maximum", instanceLocation: "#/wellDays" }]
    return false
  }
  if (!Number.isInteger(data.daysWithoutHours)) {
    validate.errors = [{ keywordLocation: "#/properties/daysWithoutHours/type", instanceLocation: "#/daysWithoutHours" }]
    return false
  }
  if (!(0 <= data.daysWithoutHours)) {
    validate.errors = [{ keywordLocation: "#/properties/daysWithoutHours/minimum", instanceLocation: "#/daysWithoutHours" }]
    return false
  }
  if (!(1000000000000000 >= data.daysWithoutHours)) {
    validate.errors = [{ keywordLocation: "#/properties/daysWithoutHours/maximum", instanceLocation: "#/daysWithoutHours" }]
    return false
  }
  if (!Number.isInteger(data.suspectDays)) {
    validate.errors = [{ keywordLocation: "#/properties/suspectDays/type", instanceLocation: "#/suspectDays" }]
    return false
  }
  if (!(0 <= data.suspectDays)) {
    validate.errors = [{ keywordLocation: "#/properties/suspectDays/minimum", instanceLocation: "#/suspectDays" }]
    return false
  }
  if (!(1000000000000000 >= data.suspectDays)) {
    validate.errors = [{ keywordLocation: "#/properties/suspectDays/maximum", instanceLocation: "#/suspectDays" }]
    return false
  }
  if (!(typeof data.oil === "number" || data.oil === null)) {
    validate.errors = [{ keywordLocation: "#/properties/oil/type", instanceLocation: "#/oil" }]
    return false
  }
  if (typeof data.oil === "number") {
    if (!(-1000000000000000 <= data.oil)) {
      validate.errors = [{ keywordLocation: "#/properties/oil/minimum", instanceLocation: "#/oil" }]
      return false
    }
    if (!(1000000000000000 >= data.oil)) {
      validate.errors = [{ keywordLocation: "#/properties/oil/maximum", instanceLocation: "#/oil" }]
      return false
    }
  }
  if (!(typeof data.gas === "number" || data.gas === null)) {
    validate.errors = [{ keywordLocation: "#/properties/gas/type", instanceLocation: "#/gas" }]
    return false
  }
  if (typeof data.gas === "number") {
    if (!(-1000000000000000 <= data.gas)) {
      validate.errors = [{ keywordLocation: "#/properties/gas/minimum", instanceLocation: "#/gas" }]
      return false
    }
    if (!(1000000000000000 >= data.gas)) {
      validate.errors = [{ keywordLocation: "#/properties/gas/maximum", instanceLocation: "#/gas" }]
      return false
    }
  }
  if (!(typeof data.water === "number" || data.water === null)) {
    validate.errors = [{ keywordLocation: "#/properties/water/type", instanceLocation: "#/water" }]
    return false
  }
  if (typeof data.water === "number") {
    if (!(-1000000000000000 <= data.water)) {
      validate.errors = [{ keywordLocation: "#/properties/water/minimum", instanceLocation: "#/water" }]
      return false
    }
    if (!(1000000000000000 >= data.water)) {
      validate.errors = [{ keywordLocation: "#/properties/water/maximum", instanceLocation: "#/water" }]
      return false
    }
  }
  if (!(typeof data.injection === "number" || data.injection === null)) {
    validate.errors = [{ keywordLocation: "#/properties/injection/type", instanceLocation: "#/injection" }]
    return false
  }
  if (typeof data.injection === "number") {
    if (!(-1000000000000000 <= data.injection)) {
      validate.errors = [{ keywordLocation: "#/properties/injection/minimum", instanceLocation: "#/injection" }]
      return false
    }
    if (!(1000000000000000 >= data.injection)) {
      validate.errors = [{ keywordLocation: "#/properties/injection/maximum", instanceLocation: "#/injection" }]
      return false
    }
  }
  if (!(typeof data.waterCutPct === "number" || data.waterCutPct === null)) {
    validate.errors = [{ keywordLocation: "#/properties/waterCutPct/type", instanceLocation: "#/waterCutPct" }]
    return false
  }
  if (typeof data.waterCutPct === "number") {
    if (!(-1000000000000000 <= data.waterCutPct)) {
      validate.errors = [{ keywordLocation: "#/properties/waterCutPct/minimum", instanceLocation: "#/waterCutPct" }]
      return false
    }
    if (!(1000000000000000 >= data.waterCutPct)) {
      validate.errors = [{ keywordLocation: "#/properties/waterCutPct/maximum", instanceLocation: "#/waterCutPct" }]
      return false
    }
  }
  if (!(typeof data.gor === "number" || data.gor === null)) {
    validate.errors = [{ keywordLocation: "#/properties/gor/type", instanceLocation: "#/gor" }]
    return false
  }
  if (typeof data.gor === "number") {
    if (!(-1000000000000000 <= data.gor)) {
      validate.errors = [{ keywordLocation: "#/properties/gor/minimum", instanceLocation: "#/gor" }]
      return false
    }
    if (!(1000000000000000 >= data.gor)) {
      validate.errors = [{ keywordLocation: "#/properties/gor/maximum", instanceLocation: "#/gor" }]
      return false
    }
  }
  if (!(typeof data.hours === "number" || data.hours === null)) {
    validate.errors = [{ keywordLocation: "#/properties/hours/type", instanceLocation: "#/hours" }]
    return false
  }
  if (typeof data.hours === "number") {
    if (!(0 <= data.hours)) {
      validate.errors = [{ keywordLocation: "#/properties/hours/minimum", instanceLocation: "#/hours" }]
      return false
    }
    if (!(1000000000000000 >= data.hours)) {
      validate.errors = [{ keywordLocation: "#/properties/hours/maximum", instanceLocation: "#/hours" }]
      return false
    }
  }
  if (!(typeof data.calendarHours === "number" || data.calendarHours === null)) {
    validate.errors = [{ keywordLocation: "#/properties/calendarHours/type", instanceLocation: "#/calendarHours" }]
    return false
  }
  if (typeof data.calendarHours === "number") {
    if (!(0 <= data.calendarHours)) {
      validate.errors = [{ keywordLocation: "#/properties/calendarHours/minimum", instanceLocation: "#/calendarHours" }]
      return false
    }
    if (!(1000000000000000 >= data.calendarHours)) {
      validate.errors = [{ keywordLocation: "#/properties/calendarHours/maximum", instanceLocation: "#/calendarHours" }]
      return false
    }
  }
  if (!(typeof data.uptimePct === "number" || data.uptimePct === null)) {
    validate.errors = [{ keywordLocation: "#/properties/uptimePct/type", instanceLocation: "#/uptimePct" }]
    return false
  }
  if (typeof data.uptimePct === "number") {
    if (!(0 <= data.uptimePct)) {
      validate.errors = [{ keywordLocation: "#/properties/uptimePct/minimum", instanceLocation: "#/uptimePct" }]
      return false
    }
    if (!(1000000000000000 >= data.uptimePct)) {
      validate.errors = [{ keywordLocation: "#/properties/uptimePct/maximum", instanceLocation: "#/uptimePct" }]
      return false
    }
  }
  if (!(typeof data.potential === "number" || data.potential === null)) {
    validate.errors = [{ keywordLocation: "#/properties/potential/type", instanceLocation: "#/potential" }]
    return false
  }
  if (typeof data.potential === "number") {
    if (!(-1000000000000000 <= data.potential)) {
      validate.errors = [{ keywordLocation: "#/properties/potential/minimum", instanceLocation: "#/potential" }]
      return false
    }
    if (!(1000000000000000 >= data.potential)) {
      validate.errors = [{ keywordLocation: "#/properties/potential/maximum", instanceLocation: "#/potential" }]
      return false
    }
  }
  if (!(typeof data.deferred === "number" || data.deferred === null)) {
    validate.errors = [{ keywordLocation: "#/properties/deferred/type", instanceLocation: "#/deferred" }]
    return false
  }
  if (typeof data.deferred === "number") {
    if (!(0 <= data.deferred)) {
      validate.errors = [{ keywordLocation: "#/properties/deferred/minimum", instanceLocation: "#/deferred" }]
      return false
    }
    if (!(1000000000000000 >= data.deferred)) {
      validate.errors = [{ keywordLocation: "#/properties/deferred/maximum", instanceLocation: "#/deferred" }]
      return false
    }
  }
  if (!(typeof data.abovePotential === "number" || data.abovePotential === null)) {
    validate.errors = [{ keywordLocation: "#/properties/abovePotential/type", instanceLocation: "#/abovePotential" }]
    return false
  }
  if (typeof data.abovePotential === "number") {
    if (!(0 <= data.abovePotential)) {
      validate.errors = [{ keywordLocation: "#/properties/abovePotential/minimum", instanceLocation: "#/abovePotential" }]
      return false
    }
    if (!(1000000000000000 >= data.abovePotential)) {
      validate.errors = [{ keywordLocation: "#/properties/abovePotential/maximum", instanceLocation: "#/abovePotential" }]
      return false
    }
  }
  if (!(typeof data.efficiencyPct === "number" || data.efficiencyPct === null)) {
    validate.errors = [{ keywordLocation: "#/properties/efficiencyPct/type", instanceLocation: "#/efficiencyPct" }]
    return false
  }
  if (typeof data.efficiencyPct === "number") {
    if (!(0 <= data.efficiencyPct)) {
      validate.errors = [{ keywordLocation: "#/properties/efficiencyPct/minimum", instanceLocation: "#/efficiencyPct" }]
      return false
    }
    if (!(1000000000000000 >= data.efficiencyPct)) {
      validate.errors = [{ keywordLocation: "#/properties/efficiencyPct/maximum", instanceLocation: "#/efficiencyPct" }]
      return false
    }
  }
  return true
};
const ref77 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.level !== undefined && hasOwn(data, "level"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/level" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.name !== undefined && hasOwn(data, "name"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/name" }]
    return false
  }
  if (!(data.place !== undefined && hasOwn(data, "place"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/place" }]
    return false
  }
  if (!(typeof data.level === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/level/type", instanceLocation: "#/level" }]
    return false
  }
  if (!pattern2.test(data.level)) {
    validate.errors = [{ keywordLocation: "#/properties/level/pattern", instanceLocation: "#/level" }]
    return false
  }
  if (!(typeof data.id === "string" || data.id === null)) {
    validate.errors = [{ keywordLocation: "#/properties/id/type", instanceLocation: "#/id" }]
    return false
  }
  if (typeof data.id === "string") {
    if (data.id.length > 64 && stringLength(data.id) > 64) {
      validate.errors = [{ keywordLocation: "#/properties/id/maxLength", instanceLocation: "#/id" }]
      return false
    }
  }
  if (!(typeof data.name === "string" || data.name === null)) {
    validate.errors = [{ keywordLocation: "#/properties/name/type", instanceLocation: "#/name" }]
    return false
  }
  if (typeof data.name === "string") {
    if (data.name.length > 10000 && stringLength(data.name) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/name/maxLength", instanceLocation: "#/name" }]
      return false
    }
  }
  if (!(typeof data.place === "string" || data.place === null)) {
    validate.errors = [{ keywordLocation: "#/properties/place/type", instanceLocation: "#/place" }]
    return false
  }
  if (typeof data.place === "string") {
    if (data.place.length > 10000 && stringLength(data.place) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/place/maxLength", instanceLocation: "#/place" }]
      return false
    }
  }
  return true
};
const ref76 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.entity !== undefined && hasOwn(data, "entity"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/entity" }]
    return false
  }
  if (!(data.figures !== undefined && hasOwn(data, "figures"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/figures" }]
    return false
  }
  if (!(data.before !== undefined && hasOwn(data, "before"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/before" }]
    return false
  }
  const err95 = validate.errors
  const res95 = ref77(data.entity)
  const suberr95 = ref77.errors
  validate.errors = err95
  if (!res95) {
    validate.errors = [errorMerge(suberr95[0], "#/properties/entity/$ref", "#/entity")]
    return false
  }
  let passes13 = 0
  const sub26 = (() => {
    const err96 = validate.errors
    const res96 = ref75(data.figures)
    const suberr96 = ref75.errors
    validate.errors = err96
    if (!res96) return false
    return true
  })()
  if (sub26) passes13++
  const sub27 = (() => {
    if (!(data.figures === null)) return false
    return true
  })()
  if (sub27) passes13++
  if (passes13 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/figures/oneOf", instanceLocation: "#/figures" }]
    return false
  }
  let passes14 = 0
  const sub28 = (() => {
    const err97 = validate.errors
    const res97 = ref75(data.before)
    const suberr97 = ref75.errors
    validate.errors = err97
    if (!res97) return false
    return true
  })()
  if (sub28) passes14++
  const sub29 = (() => {
    if (!(data.before === null)) return false
    return true
  })()
  if (sub29) passes14++
  if (passes14 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/before/oneOf", instanceLocation: "#/before" }]
    return false
  }
  return true
};
const ref79 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.well !== undefined && hasOwn(data, "well"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/well" }]
    return false
  }
  if (!(data.value !== undefined && hasOwn(data, "value"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/value" }]
    return false
  }
  const err102 = validate.errors
  const res102 = ref77(data.well)
  const suberr102 = ref77.errors
  validate.errors = err102
  if (!res102) {
    validate.errors = [errorMerge(suberr102[0], "#/properties/well/$ref", "#/well")]
    return false
  }
  if (!(typeof data.value === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/value/type", instanceLocation: "#/value" }]
    return false
  }
  if (!(-1000000000000000 <= data.value)) {
    validate.errors = [{ keywordLocation: "#/properties/value/minimum", instanceLocation: "#/value" }]
    return false
  }
  if (!(1000000000000000 >= data.value)) {
    validate.errors = [{ keywordLocation: "#/properties/value/maximum", instanceLocation: "#/value" }]
    return false
  }
  return true
};
const ref78 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.entity !== undefined && hasOwn(data, "entity"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/entity" }]
    return false
  }
  if (!(data.wells !== undefined && hasOwn(data, "wells"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/wells" }]
    return false
  }
  if (!(data.low !== undefined && hasOwn(data, "low"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/low" }]
    return false
  }
  if (!(data.lowerQuartile !== undefined && hasOwn(data, "lowerQuartile"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/lowerQuartile" }]
    return false
  }
  if (!(data.median !== undefined && hasOwn(data, "median"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/median" }]
    return false
  }
  if (!(data.upperQuartile !== undefined && hasOwn(data, "upperQuartile"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/upperQuartile" }]
    return false
  }
  if (!(data.high !== undefined && hasOwn(data, "high"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/high" }]
    return false
  }
  if (!(data.outliers !== undefined && hasOwn(data, "outliers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/outliers" }]
    return false
  }
  const err101 = validate.errors
  const res101 = ref77(data.entity)
  const suberr101 = ref77.errors
  validate.errors = err101
  if (!res101) {
    validate.errors = [errorMerge(suberr101[0], "#/properties/entity/$ref", "#/entity")]
    return false
  }
  if (!Number.isInteger(data.wells)) {
    validate.errors = [{ keywordLocation: "#/properties/wells/type", instanceLocation: "#/wells" }]
    return false
  }
  if (!(0 <= data.wells)) {
    validate.errors = [{ keywordLocation: "#/properties/wells/minimum", instanceLocation: "#/wells" }]
    return false
  }
  if (!(1000000000000000 >= data.wells)) {
    validate.errors = [{ keywordLocation: "#/properties/wells/maximum", instanceLocation: "#/wells" }]
    return false
  }
  if (!(typeof data.low === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/low/type", instanceLocation: "#/low" }]
    return false
  }
  if (!(-1000000000000000 <= data.low)) {
    validate.errors = [{ keywordLocation: "#/properties/low/minimum", instanceLocation: "#/low" }]
    return false
  }
  if (!(1000000000000000 >= data.low)) {
    validate.errors = [{ keywordLocation: "#/properties/low/maximum", instanceLocation: "#/low" }]
    return false
  }
  if (!(typeof data.lowerQuartile === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/lowerQuartile/type", instanceLocation: "#/lowerQuartile" }]
    return false
  }
  if (!(-1000000000000000 <= data.lowerQuartile)) {
    validate.errors = [{ keywordLocation: "#/properties/lowerQuartile/minimum", instanceLocation: "#/lowerQuartile" }]
    return false
  }
  if (!(1000000000000000 >= data.lowerQuartile)) {
    validate.errors = [{ keywordLocation: "#/properties/lowerQuartile/maximum", instanceLocation: "#/lowerQuartile" }]
    return false
  }
  if (!(typeof data.median === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/median/type", instanceLocation: "#/median" }]
    return false
  }
  if (!(-1000000000000000 <= data.median)) {
    validate.errors = [{ keywordLocation: "#/properties/median/minimum", instanceLocation: "#/median" }]
    return false
  }
  if (!(1000000000000000 >= data.median)) {
    validate.errors = [{ keywordLocation: "#/properties/median/maximum", instanceLocation: "#/median" }]
    return false
  }
  if (!(typeof data.upperQuartile === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/upperQuartile/type", instanceLocation: "#/upperQuartile" }]
    return false
  }
  if (!(-1000000000000000 <= data.upperQuartile)) {
    validate.errors = [{ keywordLocation: "#/properties/upperQuartile/minimum", instanceLocation: "#/upperQuartile" }]
    return false
  }
  if (!(1000000000000000 >= data.upperQuartile)) {
    validate.errors = [{ keywordLocation: "#/properties/upperQuartile/maximum", instanceLocation: "#/upperQuartile" }]
    return false
  }
  if (!(typeof data.high === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/high/type", instanceLocation: "#/high" }]
    return false
  }
  if (!(-1000000000000000 <= data.high)) {
    validate.errors = [{ keywordLocation: "#/properties/high/minimum", instanceLocation: "#/high" }]
    return false
  }
  if (!(1000000000000000 >= data.high)) {
    validate.errors = [{ keywordLocation: "#/properties/high/maximum", instanceLocation: "#/high" }]
    return false
  }
  if (!Array.isArray(data.outliers)) {
    validate.errors = [{ keywordLocation: "#/properties/outliers/type", instanceLocation: "#/outliers" }]
    return false
  }
  if (data.outliers.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/outliers/maxItems", instanceLocation: "#/outliers" }]
    return false
  }
  for (let jjj = 0; jjj < data.outliers.length; jjj++) {
    if (data.outliers[jjj] !== undefined && hasOwn(data.outliers, jjj)) {
      const err103 = validate.errors
      const res103 = ref79(data.outliers[jjj])
      const suberr103 = ref79.errors
      validate.errors = err103
      if (!res103) {
        validate.errors = [errorMerge(suberr103[0], "#/properties/outliers/items/$ref", "#/outliers/"+jjj)]
        return false
      }
    }
  }
  return true
};
const ref80 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.before !== undefined && hasOwn(data, "before"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/before" }]
    return false
  }
  if (!(data.after !== undefined && hasOwn(data, "after"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/after" }]
    return false
  }
  if (!(data.wells !== undefined && hasOwn(data, "wells"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/wells" }]
    return false
  }
  if (!(data.uptime !== undefined && hasOwn(data, "uptime"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/uptime" }]
    return false
  }
  if (!(data.rate !== undefined && hasOwn(data, "rate"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/rate" }]
    return false
  }
  if (!(data.waterCut !== undefined && hasOwn(data, "waterCut"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/waterCut" }]
    return false
  }
  if (!(data.notSplit !== undefined && hasOwn(data, "notSplit"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/notSplit" }]
    return false
  }
  if (!(typeof data.before === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/before/type", instanceLocation: "#/before" }]
    return false
  }
  if (!(-1000000000000000 <= data.before)) {
    validate.errors = [{ keywordLocation: "#/properties/before/minimum", instanceLocation: "#/before" }]
    return false
  }
  if (!(1000000000000000 >= data.before)) {
    validate.errors = [{ keywordLocation: "#/properties/before/maximum", instanceLocation: "#/before" }]
    return false
  }
  if (!(typeof data.after === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/after/type", instanceLocation: "#/after" }]
    return false
  }
  if (!(-1000000000000000 <= data.after)) {
    validate.errors = [{ keywordLocation: "#/properties/after/minimum", instanceLocation: "#/after" }]
    return false
  }
  if (!(1000000000000000 >= data.after)) {
    validate.errors = [{ keywordLocation: "#/properties/after/maximum", instanceLocation: "#/after" }]
    return false
  }
  if (!(typeof data.wells === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/wells/type", instanceLocation: "#/wells" }]
    return false
  }
  if (!(-1000000000000000 <= data.wells)) {
    validate.errors = [{ keywordLocation: "#/properties/wells/minimum", instanceLocation: "#/wells" }]
    return false
  }
  if (!(1000000000000000 >= data.wells)) {
    validate.errors = [{ keywordLocation: "#/properties/wells/maximum", instanceLocation: "#/wells" }]
    return false
  }
  if (!(typeof data.uptime === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/uptime/type", instanceLocation: "#/uptime" }]
    return false
  }
  if (!(-1000000000000000 <= data.uptime)) {
    validate.errors = [{ keywordLocation: "#/properties/uptime/minimum", instanceLocation: "#/uptime" }]
    return false
  }
  if (!(1000000000000000 >= data.uptime)) {
    validate.errors = [{ keywordLocation: "#/properties/uptime/maximum", instanceLocation: "#/uptime" }]
    return false
  }
  if (!(typeof data.rate === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/rate/type", instanceLocation: "#/rate" }]
    return false
  }
  if (!(-1000000000000000 <= data.rate)) {
    validate.errors = [{ keywordLocation: "#/properties/rate/minimum", instanceLocation: "#/rate" }]
    return false
  }
  if (!(1000000000000000 >= data.rate)) {
    validate.errors = [{ keywordLocation: "#/properties/rate/maximum", instanceLocation: "#/rate" }]
    return false
  }
  if (!(typeof data.waterCut === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/waterCut/type", instanceLocation: "#/waterCut" }]
    return false
  }
  if (!(-1000000000000000 <= data.waterCut)) {
    validate.errors = [{ keywordLocation: "#/properties/waterCut/minimum", instanceLocation: "#/waterCut" }]
    return false
  }
  if (!(1000000000000000 >= data.waterCut)) {
    validate.errors = [{ keywordLocation: "#/properties/waterCut/maximum", instanceLocation: "#/waterCut" }]
    return false
  }
  if (!(typeof data.notSplit === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/notSplit/type", instanceLocation: "#/notSplit" }]
    return false
  }
  if (!(-1000000000000000 <= data.notSplit)) {
    validate.errors = [{ keywordLocation: "#/properties/notSplit/minimum", instanceLocation: "#/notSplit" }]
    return false
  }
  if (!(1000000000000000 >= data.notSplit)) {
    validate.errors = [{ keywordLocation: "#/properties/notSplit/maximum", instanceLocation: "#/notSplit" }]
    return false
  }
  return true
};
const ref82 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.fields !== undefined && hasOwn(data, "fields"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/fields" }]
    return false
  }
  if (!(data.wells !== undefined && hasOwn(data, "wells"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/wells" }]
    return false
  }
  if (!(typeof data.fields === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/fields/type", instanceLocation: "#/fields" }]
    return false
  }
  if (!(-1000000000000000 <= data.fields)) {
    validate.errors = [{ keywordLocation: "#/properties/fields/minimum", instanceLocation: "#/fields" }]
    return false
  }
  if (!(1000000000000000 >= data.fields)) {
    validate.errors = [{ keywordLocation: "#/properties/fields/maximum", instanceLocation: "#/fields" }]
    return false
  }
  if (!(typeof data.wells === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/wells/type", instanceLocation: "#/wells" }]
    return false
  }
  if (!(-1000000000000000 <= data.wells)) {
    validate.errors = [{ keywordLocation: "#/properties/wells/minimum", instanceLocation: "#/wells" }]
    return false
  }
  if (!(1000000000000000 >= data.wells)) {
    validate.errors = [{ keywordLocation: "#/properties/wells/maximum", instanceLocation: "#/wells" }]
    return false
  }
  return true
};
const ref81 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.oil !== undefined && hasOwn(data, "oil"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/oil" }]
    return false
  }
  if (!(data.gas !== undefined && hasOwn(data, "gas"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/gas" }]
    return false
  }
  if (!(data.water !== undefined && hasOwn(data, "water"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/water" }]
    return false
  }
  if (!(data.injection !== undefined && hasOwn(data, "injection"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/injection" }]
    return false
  }
  const err106 = validate.errors
  const res106 = ref82(data.oil)
  const suberr106 = ref82.errors
  validate.errors = err106
  if (!res106) {
    validate.errors = [errorMerge(suberr106[0], "#/properties/oil/$ref", "#/oil")]
    return false
  }
  const err107 = validate.errors
  const res107 = ref82(data.gas)
  const suberr107 = ref82.errors
  validate.errors = err107
  if (!res107) {
    validate.errors = [errorMerge(suberr107[0], "#/properties/gas/$ref", "#/gas")]
    return false
  }
  const err108 = validate.errors
  const res108 = ref82(data.water)
  const suberr108 = ref82.errors
  validate.errors = err108
  if (!res108) {
    validate.errors = [errorMerge(suberr108[0], "#/properties/water/$ref", "#/water")]
    return false
  }
  const err109 = validate.errors
  const res109 = ref82(data.injection)
  const suberr109 = ref82.errors
  validate.errors = err109
  if (!res109) {
    validate.errors = [errorMerge(suberr109[0], "#/properties/injection/$ref", "#/injection")]
    return false
  }
  return true
};
const ref73 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.window !== undefined && hasOwn(data, "window"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/window" }]
    return false
  }
  if (!(data.before !== undefined && hasOwn(data, "before"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/before" }]
    return false
  }
  if (!(data.newestDay !== undefined && hasOwn(data, "newestDay"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/newestDay" }]
    return false
  }
  if (!(data.level !== undefined && hasOwn(data, "level"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/level" }]
    return false
  }
  if (!(data.product !== undefined && hasOwn(data, "product"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/product" }]
    return false
  }
  if (!(data.potentialMethod !== undefined && hasOwn(data, "potentialMethod"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/potentialMethod" }]
    return false
  }
  if (!(data.total !== undefined && hasOwn(data, "total"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/total" }]
    return false
  }
  if (!(data.totalBefore !== undefined && hasOwn(data, "totalBefore"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/totalBefore" }]
    return false
  }
  if (!(data.rows !== undefined && hasOwn(data, "rows"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/rows" }]
    return false
  }
  if (!(data.largest !== undefined && hasOwn(data, "largest"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/largest" }]
    return false
  }
  if (!(data.smallest !== undefined && hasOwn(data, "smallest"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/smallest" }]
    return false
  }
  if (!(data.waterCuts !== undefined && hasOwn(data, "waterCuts"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/waterCuts" }]
    return false
  }
  if (!(data.change !== undefined && hasOwn(data, "change"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/change" }]
    return false
  }
  if (!(data.reconciliation !== undefined && hasOwn(data, "reconciliation"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/reconciliation" }]
    return false
  }
  const err89 = validate.errors
  const res89 = ref74(data.window)
  const suberr89 = ref74.errors
  validate.errors = err89
  if (!res89) {
    validate.errors = [errorMerge(suberr89[0], "#/properties/window/$ref", "#/window")]
    return false
  }
  const err90 = validate.errors
  const res90 = ref74(data.before)
  const suberr90 = ref74.errors
  validate.errors = err90
  if (!res90) {
    validate.errors = [errorMerge(suberr90[0], "#/properties/before/$ref", "#/before")]
    return false
  }
  if (!(typeof data.newestDay === "string" || data.newestDay === null)) {
    validate.errors = [{ keywordLocation: "#/properties/newestDay/type", instanceLocation: "#/newestDay" }]
    return false
  }
  if (typeof data.newestDay === "string") {
    if (!format3.test(data.newestDay)) {
      validate.errors = [{ keywordLocation: "#/properties/newestDay/format", instanceLocation: "#/newestDay" }]
      return false
    }
  }
  if (!(typeof data.level === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/level/type", instanceLocation: "#/level" }]
    return false
  }
  if (!pattern2.test(data.level)) {
    validate.errors = [{ keywordLocation: "#/properties/level/pattern", instanceLocation: "#/level" }]
    return false
  }
  const err91 = validate.errors
  const res91 = ref30(data.product)
  const suberr91 = ref30.errors
  validate.errors = err91
  if (!res91) {
    validate.errors = [errorMerge(suberr91[0], "#/properties/product/$ref", "#/product")]
    return false
  }
  const err92 = validate.errors
  const res92 = ref33(data.potentialMethod)
  const suberr92 = ref33.errors
  validate.errors = err92
  if (!res92) {
    validate.errors = [errorMerge(suberr92[0], "#/properties/potentialMethod/$ref", "#/potentialMethod")]
    return false
  }
  let passes11 = 0
  const sub22 = (() => {
    const err93 = validate.errors
    const res93 = ref75(data.total)
    const suberr93 = ref75.errors
    validate.errors = err93
    if (!res93) return false
    return true
  })()
  if (sub22) passes11++
  const sub23 = (() => {
    if (!(data.total === null)) return false
    return true
  })()
  if (sub23) passes11++
  if (passes11 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/total/oneOf", instanceLocation: "#/total" }]
    return false
  }
  let passes12 = 0
  const sub24 = (() => {
    const err94 = validate.errors
    const res94 = ref75(data.totalBefore)
    const suberr94 = ref75.errors
    validate.errors = err94
    if (!res94) return false
    return true
  })()
  if (sub24) passes12++
  const sub25 = (() => {
    if (!(data.totalBefore === null)) return false
    return true
  })()
  if (sub25) passes12++
  if (passes12 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/totalBefore/oneOf", instanceLocation: "#/totalBefore" }]
    return false
  }
  if (!Array.isArray(data.rows)) {
    validate.errors = [{ keywordLocation: "#/properties/rows/type", instanceLocation: "#/rows" }]
    return false
  }
  if (data.rows.length > 500) {
    validate.errors = [{ keywordLocation: "#/properties/rows/maxItems", instanceLocation: "#/rows" }]
    return false
  }
  for (let xx = 0; xx < data.rows.length; xx++) {
    if (data.rows[xx] !== undefined && hasOwn(data.rows, xx)) {
      const err98 = validate.errors
      const res98 = ref76(data.rows[xx])
      const suberr98 = ref76.errors
      validate.errors = err98
      if (!res98) {
        validate.errors = [errorMerge(suberr98[0], "#/properties/rows/items/$ref", "#/rows/"+xx)]
        return false
      }
    }
  }
  if (!Array.isArray(data.largest)) {
    validate.errors = [{ keywordLocation: "#/properties/largest/type", instanceLocation: "#/largest" }]
    return false
  }
  if (data.largest.length > 10) {
    validate.errors = [{ keywordLocation: "#/properties/largest/maxItems", instanceLocation: "#/largest" }]
    return false
  }
  for (let yy = 0; yy < data.largest.length; yy++) {
    if (data.largest[yy] !== undefined && hasOwn(data.largest, yy)) {
      const err99 = validate.errors
      const res99 = ref76(data.largest[yy])
      const suberr99 = ref76.errors
      validate.errors = err99
      if (!res99) {
        validate.errors = [errorMerge(suberr99[0], "#/properties/largest/items/$ref", "#/largest/"+yy)]
        return false
      }
    }
  }
  if (!Array.isArray(data.smallest)) {
    validate.errors = [{ keywordLocation: "#/properties/smallest/type", instanceLocation: "#/smallest" }]
    return false
  }
  if (data.smallest.length > 10) {
    validate.errors = [{ keywordLocation: "#/properties/smallest/maxItems", instanceLocation: "#/smallest" }]
    return false
  }
  for (let zz = 0; zz < data.smallest.length; zz++) {
    if (data.smallest[zz] !== undefined && hasOwn(data.smallest, zz)) {
      const err100 = validate.errors
      const res100 = ref76(data.smallest[zz])
      const suberr100 = ref76.errors
      validate.errors = err100
      if (!res100) {
        validate.errors = [errorMerge(suberr100[0], "#/properties/smallest/items/$ref", "#/smallest/"+zz)]
        return false
      }
    }
  }
  if (!Array.isArray(data.waterCuts)) {
    validate.errors = [{ keywordLocation: "#/properties/waterCuts/type", instanceLocation: "#/waterCuts" }]
    return false
  }
  if (data.waterCuts.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/waterCuts/maxItems", instanceLocation: "#/waterCuts" }]
    return false
  }
  for (let iii = 0; iii < data.waterCuts.length; iii++) {
    if (data.waterCuts[iii] !== undefined && hasOwn(data.waterCuts, iii)) {
      const err104 = validate.errors
      const res104 = ref78(data.waterCuts[iii])
      const suberr104 = ref78.errors
      validate.errors = err104
      if (!res104) {
        validate.errors = [errorMerge(suberr104[0], "#/properties/waterCuts/items/$ref", "#/waterCuts/"+iii)]
        return false
      }
    }
  }
  let passes15 = 0
  const sub30 = (() => {
    const err105 = validate.errors
    const res105 = ref80(data.change)
    const suberr105 = ref80.errors
    validate.errors = err105
    if (!res105) return false
    return true
  })()
  if (sub30) passes15++
  const sub31 = (() => {
    if (!(data.change === null)) return false
    return true
  })()
  if (sub31) passes15++
  if (passes15 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/change/oneOf", instanceLocation: "#/change" }]
    return false
  }
  let passes16 = 0
  const sub32 = (() => {
    const err110 = validate.errors
    const res110 = ref81(data.reconciliation)
    const suberr110 = ref81.errors
    validate.errors = err110
    if (!res110) return false
    return true
  })()
  if (sub32) passes16++
  const sub33 = (() => {
    if (!(data.reconciliation === null)) return false
    return true
  })()
  if (sub33) passes16++
  if (passes16 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/reconciliation/oneOf", instanceLocation: "#/reconciliation" }]
    return false
  }
  return true
};
const ref72 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (data.headers["x-next-cursor"] !== undefined && hasOwn(data.headers, "x-next-cursor")) {
    if (!(typeof data.headers["x-next-cursor"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/type", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
    if (data.headers["x-next-cursor"].length > 512 && stringLength(data.headers["x-next-cursor"]) > 512) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/maxLength", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
  }
  const err111 = validate.errors
  const res111 = ref73(data.body)
  const suberr111 = ref73.errors
  validate.errors = err111
  if (!res111) {
    validate.errors = [errorMerge(suberr111[0], "#/properties/body/$ref", "#/body")]
    return false
  }
  return true
};
const ref85 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.from !== undefined && hasOwn(data, "from"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/from" }]
    return false
  }
  if (!(data.to !== undefined && hasOwn(data, "to"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/to" }]
    return false
  }
  if (!(data.figures !== undefined && hasOwn(data, "figures"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/figures" }]
    return false
  }
  if (!(data.lastYear !== undefined && hasOwn(data, "lastYear"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/lastYear" }]
    return false
  }
  if (!(typeof data.from === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/from/type", instanceLocation: "#/from" }]
    return false
  }
  if (!format3.test(data.from)) {
    validate.errors = [{ keywordLocation: "#/properties/from/format", instanceLocation: "#/from" }]
    return false
  }
  if (!(typeof data.to === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/to/type", instanceLocation: "#/to" }]
    return false
  }
  if (!format3.test(data.to)) {
    validate.errors = [{ keywordLocation: "#/properties/to/format", instanceLocation: "#/to" }]
    return false
  }
  let passes17 = 0
  const sub34 = (() => {
    const err115 = validate.errors
    const res115 = ref75(data.figures)
    const suberr115 = ref75.errors
    validate.errors = err115
    if (!res115) return false
    return true
  })()
  if (sub34) passes17++
  const sub35 = (() => {
    if (!(data.figures === null)) return false
    return true
  })()
  if (sub35) passes17++
  if (passes17 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/figures/oneOf", instanceLocation: "#/figures" }]
    return false
  }
  let passes18 = 0
  const sub36 = (() => {
    const err116 = validate.errors
    const res116 = ref75(data.lastYear)
    const suberr116 = ref75.errors
    validate.errors = err116
    if (!res116) return false
    return true
  })()
  if (sub36) passes18++
  const sub37 = (() => {
    if (!(data.lastYear === null)) return false
    return true
  })()
  if (sub37) passes18++
  if (passes18 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/lastYear/oneOf", instanceLocation: "#/lastYear" }]
    return false
  }
  return true
};
const ref84 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.unit !== undefined && hasOwn(data, "unit"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/unit" }]
    return false
  }
  if (!(data.window !== undefined && hasOwn(data, "window"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/window" }]
    return false
  }
  if (!(data.newestDay !== undefined && hasOwn(data, "newestDay"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/newestDay" }]
    return false
  }
  if (!(data.product !== undefined && hasOwn(data, "product"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/product" }]
    return false
  }
  if (!(data.potentialMethod !== undefined && hasOwn(data, "potentialMethod"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/potentialMethod" }]
    return false
  }
  if (!(data.periods !== undefined && hasOwn(data, "periods"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/periods" }]
    return false
  }
  if (!(typeof data.unit === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/unit/type", instanceLocation: "#/unit" }]
    return false
  }
  if (!pattern2.test(data.unit)) {
    validate.errors = [{ keywordLocation: "#/properties/unit/pattern", instanceLocation: "#/unit" }]
    return false
  }
  const err112 = validate.errors
  const res112 = ref74(data.window)
  const suberr112 = ref74.errors
  validate.errors = err112
  if (!res112) {
    validate.errors = [errorMerge(suberr112[0], "#/properties/window/$ref", "#/window")]
    return false
  }
  if (!(typeof data.newestDay === "string" || data.newestDay === null)) {
    validate.errors = [{ keywordLocation: "#/properties/newestDay/type", instanceLocation: "#/newestDay" }]
    return false
  }
  if (typeof data.newestDay === "string") {
    if (!format3.test(data.newestDay)) {
      validate.errors = [{ keywordLocation: "#/properties/newestDay/format", instanceLocation: "#/newestDay" }]
      return false
    }
  }
  const err113 = validate.errors
  const res113 = ref30(data.product)
  const suberr113 = ref30.errors
  validate.errors = err113
  if (!res113) {
    validate.errors = [errorMerge(suberr113[0], "#/properties/product/$ref", "#/product")]
    return false
  }
  const err114 = validate.errors
  const res114 = ref33(data.potentialMethod)
  const suberr114 = ref33.errors
  validate.errors = err114
  if (!res114) {
    validate.errors = [errorMerge(suberr114[0], "#/properties/potentialMethod/$ref", "#/potentialMethod")]
    return false
  }
  if (!Array.isArray(data.periods)) {
    validate.errors = [{ keywordLocation: "#/properties/periods/type", instanceLocation: "#/periods" }]
    return false
  }
  if (data.periods.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/periods/maxItems", instanceLocation: "#/periods" }]
    return false
  }
  for (let kkk = 0; kkk < data.periods.length; kkk++) {
    if (data.periods[kkk] !== undefined && hasOwn(data.periods, kkk)) {
      const err117 = validate.errors
      const res117 = ref85(data.periods[kkk])
      const suberr117 = ref85.errors
      validate.errors = err117
      if (!res117) {
        validate.errors = [errorMerge(suberr117[0], "#/properties/periods/items/$ref", "#/periods/"+kkk)]
        return false
      }
    }
  }
  return true
};
const ref83 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  const err118 = validate.errors
  const res118 = ref84(data.body)
  const suberr118 = ref84.errors
  validate.errors = err118
  if (!res118) {
    validate.errors = [errorMerge(suberr118[0], "#/properties/body/$ref", "#/body")]
    return false
  }
  return true
};
const ref88 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.month !== undefined && hasOwn(data, "month"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/month" }]
    return false
  }
  if (!(data.wells !== undefined && hasOwn(data, "wells"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/wells" }]
    return false
  }
  if (!(data.unreported !== undefined && hasOwn(data, "unreported"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/unreported" }]
    return false
  }
  if (!(data.plan !== undefined && hasOwn(data, "plan"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/plan" }]
    return false
  }
  if (!(data.actual !== undefined && hasOwn(data, "actual"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/actual" }]
    return false
  }
  if (!(data.cumulativePlan !== undefined && hasOwn(data, "cumulativePlan"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/cumulativePlan" }]
    return false
  }
  if (!(data.cumulativeActual !== undefined && hasOwn(data, "cumulativeActual"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/cumulativeActual" }]
    return false
  }
  if (!(typeof data.month === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/month/type", instanceLocation: "#/month" }]
    return false
  }
  if (!format3.test(data.month)) {
    validate.errors = [{ keywordLocation: "#/properties/month/format", instanceLocation: "#/month" }]
    return false
  }
  if (!Number.isInteger(data.wells)) {
    validate.errors = [{ keywordLocation: "#/properties/wells/type", instanceLocation: "#/wells" }]
    return false
  }
  if (!(0 <= data.wells)) {
    validate.errors = [{ keywordLocation: "#/properties/wells/minimum", instanceLocation: "#/wells" }]
    return false
  }
  if (!(1000000000000000 >= data.wells)) {
    validate.errors = [{ keywordLocation: "#/properties/wells/maximum", instanceLocation: "#/wells" }]
    return false
  }
  if (!Number.isInteger(data.unreported)) {
    validate.errors = [{ keywordLocation: "#/properties/unreported/type", instanceLocation: "#/unreported" }]
    return false
  }
  if (!(0 <= data.unreported)) {
    validate.errors = [{ keywordLocation: "#/properties/unreported/minimum", instanceLocation: "#/unreported" }]
    return false
  }
  if (!(1000000000000000 >= data.unreported)) {
    validate.errors = [{ keywordLocation: "#/properties/unreported/maximum", instanceLocation: "#/unreported" }]
    return false
  }
  if (!(typeof data.plan === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/plan/type", instanceLocation: "#/plan" }]
    return false
  }
  if (!(-1000000000000000 <= data.plan)) {
    validate.errors = [{ keywordLocation: "#/properties/plan/minimum", instanceLocation: "#/plan" }]
    return false
  }
  if (!(1000000000000000 >= data.plan)) {
    validate.errors = [{ keywordLocation: "#/properties/plan/maximum", instanceLocation: "#/plan" }]
    return false
  }
  if (!(typeof data.actual === "number" || data.actual === null)) {
    validate.errors = [{ keywordLocation: "#/properties/actual/type", instanceLocation: "#/actual" }]
    return false
  }
  if (typeof data.actual === "number") {
    if (!(-1000000000000000 <= data.actual)) {
      validate.errors = [{ keywordLocation: "#/properties/actual/minimum", instanceLocation: "#/actual" }]
      return false
    }
    if (!(1000000000000000 >= data.actual)) {
      validate.errors = [{ keywordLocation: "#/properties/actual/maximum", instanceLocation: "#/actual" }]
      return false
    }
  }
  if (!(typeof data.cumulativePlan === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/cumulativePlan/type", instanceLocation: "#/cumulativePlan" }]
    return false
  }
  if (!(-1000000000000000 <= data.cumulativePlan)) {
    validate.errors = [{ keywordLocation: "#/properties/cumulativePlan/minimum", instanceLocation: "#/cumulativePlan" }]
    return false
  }
  if (!(1000000000000000 >= data.cumulativePlan)) {
    validate.errors = [{ keywordLocation: "#/properties/cumulativePlan/maximum", instanceLocation: "#/cumulativePlan" }]
    return false
  }
  if (!(typeof data.cumulativeActual === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/cumulativeActual/type", instanceLocation: "#/cumulativeActual" }]
    return false
  }
  if (!(-1000000000000000 <= data.cumulativeActual)) {
    validate.errors = [{ keywordLocation: "#/properties/cumulativeActual/minimum", instanceLocation: "#/cumulativeActual" }]
    return false
  }
  if (!(1000000000000000 >= data.cumulativeActual)) {
    validate.errors = [{ keywordLocation: "#/properties/cumulativeActual/maximum", instanceLocation: "#/cumulativeActual" }]
    return false
  }
  return true
};
const ref87 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.window !== undefined && hasOwn(data, "window"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/window" }]
    return false
  }
  if (!(data.newestDay !== undefined && hasOwn(data, "newestDay"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/newestDay" }]
    return false
  }
  if (!(data.product !== undefined && hasOwn(data, "product"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/product" }]
    return false
  }
  if (!(data.months !== undefined && hasOwn(data, "months"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/months" }]
    return false
  }
  const err119 = validate.errors
  const res119 = ref74(data.window)
  const suberr119 = ref74.errors
  validate.errors = err119
  if (!res119) {
    validate.errors = [errorMerge(suberr119[0], "#/properties/window/$ref", "#/window")]
    return false
  }
  if (!(typeof data.newestDay === "string" || data.newestDay === null)) {
    validate.errors = [{ keywordLocation: "#/properties/newestDay/type", instanceLocation: "#/newestDay" }]
    return false
  }
  if (typeof data.newestDay === "string") {
    if (!format3.test(data.newestDay)) {
      validate.errors = [{ keywordLocation: "#/properties/newestDay/format", instanceLocation: "#/newestDay" }]
      return false
    }
  }
  const err120 = validate.errors
  const res120 = ref30(data.product)
  const suberr120 = ref30.errors
  validate.errors = err120
  if (!res120) {
    validate.errors = [errorMerge(suberr120[0], "#/properties/product/$ref", "#/product")]
    return false
  }
  if (!Array.isArray(data.months)) {
    validate.errors = [{ keywordLocation: "#/properties/months/type", instanceLocation: "#/months" }]
    return false
  }
  if (data.months.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/months/maxItems", instanceLocation: "#/months" }]
    return false
  }
  for (let lll = 0; lll < data.months.length; lll++) {
    if (data.months[lll] !== undefined && hasOwn(data.months, lll)) {
      const err121 = validate.errors
      const res121 = ref88(data.months[lll])
      const suberr121 = ref88.errors
      validate.errors = err121
      if (!res121) {
        validate.errors = [errorMerge(suberr121[0], "#/properties/months/items/$ref", "#/months/"+lll)]
        return false
      }
    }
  }
  return true
};
const ref86 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  const err122 = validate.errors
  const res122 = ref87(data.body)
  const suberr122 = ref87.errors
  validate.errors = err122
  if (!res122) {
    validate.errors = [errorMerge(suberr122[0], "#/properties/body/$ref", "#/body")]
    return false
  }
  return true
};
const ref92 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.days !== undefined && hasOwn(data, "days"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/days" }]
    return false
  }
  if (!(data.atRisk !== undefined && hasOwn(data, "atRisk"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/atRisk" }]
    return false
  }
  if (!(data.failures !== undefined && hasOwn(data, "failures"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/failures" }]
    return false
  }
  if (!(data.share !== undefined && hasOwn(data, "share"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/share" }]
    return false
  }
  if (!(data.low !== undefined && hasOwn(data, "low"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/low" }]
    return false
  }
  if (!(data.high !== undefined && hasOwn(data, "high"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/high" }]
    return false
  }
  if (!Number.isInteger(data.days)) {
    validate.errors = [{ keywordLocation: "#/properties/days/type", instanceLocation: "#/days" }]
    return false
  }
  if (!(0 <= data.days)) {
    validate.errors = [{ keywordLocation: "#/properties/days/minimum", instanceLocation: "#/days" }]
    return false
  }
  if (!(1000000000000000 >= data.days)) {
    validate.errors = [{ keywordLocation: "#/properties/days/maximum", instanceLocation: "#/days" }]
    return false
  }
  if (!Number.isInteger(data.atRisk)) {
    validate.errors = [{ keywordLocation: "#/properties/atRisk/type", instanceLocation: "#/atRisk" }]
    return false
  }
  if (!(0 <= data.atRisk)) {
    validate.errors = [{ keywordLocation: "#/properties/atRisk/minimum", instanceLocation: "#/atRisk" }]
    return false
  }
  if (!(1000000000000000 >= data.atRisk)) {
    validate.errors = [{ keywordLocation: "#/properties/atRisk/maximum", instanceLocation: "#/atRisk" }]
    return false
  }
  if (!Number.isInteger(data.failures)) {
    validate.errors = [{ keywordLocation: "#/properties/failures/type", instanceLocation: "#/failures" }]
    return false
  }
  if (!(0 <= data.failures)) {
    validate.errors = [{ keywordLocation: "#/properties/failures/minimum", instanceLocation: "#/failures" }]
    return false
  }
  if (!(1000000000000000 >= data.failures)) {
    validate.errors = [{ keywordLocation: "#/properties/failures/maximum", instanceLocation: "#/failures" }]
    return false
  }
  if (!(typeof data.share === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/share/type", instanceLocation: "#/share" }]
    return false
  }
  if (!(-1000000000000000 <= data.share)) {
    validate.errors = [{ keywordLocation: "#/properties/share/minimum", instanceLocation: "#/share" }]
    return false
  }
  if (!(1000000000000000 >= data.share)) {
    validate.errors = [{ keywordLocation: "#/properties/share/maximum", instanceLocation: "#/share" }]
    return false
  }
  if (!(typeof data.low === "number" || data.low === null)) {
    validate.errors = [{ keywordLocation: "#/properties/low/type", instanceLocation: "#/low" }]
    return false
  }
  if (typeof data.low === "number") {
    if (!(-1000000000000000 <= data.low)) {
      validate.errors = [{ keywordLocation: "#/properties/low/minimum", instanceLocation: "#/low" }]
      return false
    }
    if (!(1000000000000000 >= data.low)) {
      validate.errors = [{ keywordLocation: "#/properties/low/maximum", instanceLocation: "#/low" }]
      return false
    }
  }
  if (!(typeof data.high === "number" || data.high === null)) {
    validate.errors = [{ keywordLocation: "#/properties/high/type", instanceLocation: "#/high" }]
    return false
  }
  if (typeof data.high === "number") {
    if (!(-1000000000000000 <= data.high)) {
      validate.errors = [{ keywordLocation: "#/properties/high/minimum", instanceLocation: "#/high" }]
      return false
    }
    if (!(1000000000000000 >= data.high)) {
      validate.errors = [{ keywordLocation: "#/properties/high/maximum", instanceLocation: "#/high" }]
      return false
    }
  }
  return true
};
const ref91 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.name !== undefined && hasOwn(data, "name"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/name" }]
    return false
  }
  if (!(data.runs !== undefined && hasOwn(data, "runs"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/runs" }]
    return false
  }
  if (!(data.failures !== undefined && hasOwn(data, "failures"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/failures" }]
    return false
  }
  if (!(data.medianDays !== undefined && hasOwn(data, "medianDays"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/medianDays" }]
    return false
  }
  if (!(data.maxDays !== undefined && hasOwn(data, "maxDays"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/maxDays" }]
    return false
  }
  if (!(data.atRisk !== undefined && hasOwn(data, "atRisk"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/atRisk" }]
    return false
  }
  if (!(data.steps !== undefined && hasOwn(data, "steps"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/steps" }]
    return false
  }
  if (!(typeof data.id === "string" || data.id === null)) {
    validate.errors = [{ keywordLocation: "#/properties/id/type", instanceLocation: "#/id" }]
    return false
  }
  if (typeof data.id === "string") {
    if (data.id.length > 200 && stringLength(data.id) > 200) {
      validate.errors = [{ keywordLocation: "#/properties/id/maxLength", instanceLocation: "#/id" }]
      return false
    }
  }
  if (!(typeof data.name === "string" || data.name === null)) {
    validate.errors = [{ keywordLocation: "#/properties/name/type", instanceLocation: "#/name" }]
    return false
  }
  if (typeof data.name === "string") {
    if (data.name.length > 10000 && stringLength(data.name) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/name/maxLength", instanceLocation: "#/name" }]
      return false
    }
  }
  if (!Number.isInteger(data.runs)) {
    validate.errors = [{ keywordLocation: "#/properties/runs/type", instanceLocation: "#/runs" }]
    return false
  }
  if (!(0 <= data.runs)) {
    validate.errors = [{ keywordLocation: "#/properties/runs/minimum", instanceLocation: "#/runs" }]
    return false
  }
  if (!(1000000000000000 >= data.runs)) {
    validate.errors = [{ keywordLocation: "#/properties/runs/maximum", instanceLocation: "#/runs" }]
    return false
  }
  if (!Number.isInteger(data.failures)) {
    validate.errors = [{ keywordLocation: "#/properties/failures/type", instanceLocation: "#/failures" }]
    return false
  }
  if (!(0 <= data.failures)) {
    validate.errors = [{ keywordLocation: "#/properties/failures/minimum", instanceLocation: "#/failures" }]
    return false
  }
  if (!(1000000000000000 >= data.failures)) {
    validate.errors = [{ keywordLocation: "#/properties/failures/maximum", instanceLocation: "#/failures" }]
    return false
  }
  if (!(Number.isInteger(data.medianDays) || data.medianDays === null)) {
    validate.errors = [{ keywordLocation: "#/properties/medianDays/type", instanceLocation: "#/medianDays" }]
    return false
  }
  if (typeof data.medianDays === "number") {
    if (!(0 <= data.medianDays)) {
      validate.errors = [{ keywordLocation: "#/properties/medianDays/minimum", instanceLocation: "#/medianDays" }]
      return false
    }
    if (!(1000000000000000 >= data.medianDays)) {
      validate.errors = [{ keywordLocation: "#/properties/medianDays/maximum", instanceLocation: "#/medianDays" }]
      return false
    }
  }
  if (!Number.isInteger(data.maxDays)) {
    validate.errors = [{ keywordLocation: "#/properties/maxDays/type", instanceLocation: "#/maxDays" }]
    return false
  }
  if (!(0 <= data.maxDays)) {
    validate.errors = [{ keywordLocation: "#/properties/maxDays/minimum", instanceLocation: "#/maxDays" }]
    return false
  }
  if (!(1000000000000000 >= data.maxDays)) {
    validate.errors = [{ keywordLocation: "#/properties/maxDays/maximum", instanceLocation: "#/maxDays" }]
    return false
  }
  if (!Array.isArray(data.atRisk)) {
    validate.errors = [{ keywordLocation: "#/properties/atRisk/type", instanceLocation: "#/atRisk" }]
    return false
  }
  if (data.atRisk.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/atRisk/maxItems", instanceLocation: "#/atRisk" }]
    return false
  }
  for (let mmm = 0; mmm < data.atRisk.length; mmm++) {
    if (data.atRisk[mmm] !== undefined && hasOwn(data.atRisk, mmm)) {
      if (!(Number.isInteger(data.atRisk[mmm]))) {
        validate.errors = [{ keywordLocation: "#/properties/atRisk/items/type", instanceLocation: "#/atRisk/"+mmm }]
        return false
      }
      if (!(0 <= data.atRisk[mmm])) {
        validate.errors = [{ keywordLocation: "#/properties/atRisk/items/minimum", instanceLocation: "#/atRisk/"+mmm }]
        return false
      }
      if (!(1000000000000000 >= data.atRisk[mmm])) {
        validate.errors = [{ keywordLocation: "#/properties/atRisk/items/maximum", instanceLocation: "#/atRisk/"+mmm }]
        return false
      }
    }
  }
  if (!Array.isArray(data.steps)) {
    validate.errors = [{ keywordLocation: "#/properties/steps/type", instanceLocation: "#/steps" }]
    return false
  }
  if (data.steps.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/steps/maxItems", instanceLocation: "#/steps" }]
    return false
  }
  for (let nnn = 0; nnn < data.steps.length; nnn++) {
    if (data.steps[nnn] !== undefined && hasOwn(data.steps, nnn)) {
      const err123 = validate.errors
      const res123 = ref92(data.steps[nnn])
      const suberr123 = ref92.errors
      validate.errors = err123
      if (!res123) {
        validate.errors = [errorMerge(suberr123[0], "#/properties/steps/items/$ref", "#/steps/"+nnn)]
        return false
      }
    }
  }
  return true
};
const ref90 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.until !== undefined && hasOwn(data, "until"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/until" }]
    return false
  }
  if (!(data.by !== undefined && hasOwn(data, "by"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/by" }]
    return false
  }
  if (!(data.total !== undefined && hasOwn(data, "total"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/total" }]
    return false
  }
  if (!(data.groups !== undefined && hasOwn(data, "groups"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/groups" }]
    return false
  }
  if (!(typeof data.until === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/until/type", instanceLocation: "#/until" }]
    return false
  }
  if (!format3.test(data.until)) {
    validate.errors = [{ keywordLocation: "#/properties/until/format", instanceLocation: "#/until" }]
    return false
  }
  if (!(typeof data.by === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/by/type", instanceLocation: "#/by" }]
    return false
  }
  if (!pattern2.test(data.by)) {
    validate.errors = [{ keywordLocation: "#/properties/by/pattern", instanceLocation: "#/by" }]
    return false
  }
  const err124 = validate.errors
  const res124 = ref91(data.total)
  const suberr124 = ref91.errors
  validate.errors = err124
  if (!res124) {
    validate.errors = [errorMerge(suberr124[0], "#/properties/total/$ref", "#/total")]
    return false
  }
  if (!Array.isArray(data.groups)) {
    validate.errors = [{ keywordLocation: "#/properties/groups/type", instanceLocation: "#/groups" }]
    return false
  }
  if (data.groups.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/groups/maxItems", instanceLocation: "#/groups" }]
    return false
  }
  for (let ooo = 0; ooo < data.groups.length; ooo++) {
    if (data.groups[ooo] !== undefined && hasOwn(data.groups, ooo)) {
      const err125 = validate.errors
      const res125 = ref91(data.groups[ooo])
      const suberr125 = ref91.errors
      validate.errors = err125
      if (!res125) {
        validate.errors = [errorMerge(suberr125[0], "#/properties/groups/items/$ref", "#/groups/"+ooo)]
        return false
      }
    }
  }
  return true
};
const ref89 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  const err126 = validate.errors
  const res126 = ref90(data.body)
  const suberr126 = ref90.errors
  validate.errors = err126
  if (!res126) {
    validate.errors = [errorMerge(suberr126[0], "#/properties/body/$ref", "#/body")]
    return false
  }
  return true
};
const ref95 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.state !== undefined && hasOwn(data, "state"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/state" }]
    return false
  }
  if (!(data.wells !== undefined && hasOwn(data, "wells"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/wells" }]
    return false
  }
  const err127 = validate.errors
  const res127 = ref64(data.state)
  const suberr127 = ref64.errors
  validate.errors = err127
  if (!res127) {
    validate.errors = [errorMerge(suberr127[0], "#/properties/state/$ref", "#/state")]
    return false
  }
  if (!Number.isInteger(data.wells)) {
    validate.errors = [{ keywordLocation: "#/properties/wells/type", instanceLocation: "#/wells" }]
    return false
  }
  if (!(0 <= data.wells)) {
    validate.errors = [{ keywordLocation: "#/properties/wells/minimum", instanceLocation: "#/wells" }]
    return false
  }
  if (!(1000000000000000 >= data.wells)) {
    validate.errors = [{ keywordLocation: "#/properties/wells/maximum", instanceLocation: "#/wells" }]
    return false
  }
  return true
};
const ref97 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "string")) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!pattern2.test(data)) {
    validate.errors = [{ keywordLocation: "#/pattern", instanceLocation: "#" }]
    return false
  }
  return true
};
const ref96 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.method !== undefined && hasOwn(data, "method"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/method" }]
    return false
  }
  if (!(data.wells !== undefined && hasOwn(data, "wells"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/wells" }]
    return false
  }
  const err129 = validate.errors
  const res129 = ref97(data.method)
  const suberr129 = ref97.errors
  validate.errors = err129
  if (!res129) {
    validate.errors = [errorMerge(suberr129[0], "#/properties/method/$ref", "#/method")]
    return false
  }
  if (!Number.isInteger(data.wells)) {
    validate.errors = [{ keywordLocation: "#/properties/wells/type", instanceLocation: "#/wells" }]
    return false
  }
  if (!(0 <= data.wells)) {
    validate.errors = [{ keywordLocation: "#/properties/wells/minimum", instanceLocation: "#/wells" }]
    return false
  }
  if (!(1000000000000000 >= data.wells)) {
    validate.errors = [{ keywordLocation: "#/properties/wells/maximum", instanceLocation: "#/wells" }]
    return false
  }
  return true
};
const ref98 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.name !== undefined && hasOwn(data, "name"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/name" }]
    return false
  }
  if (!(data.wells !== undefined && hasOwn(data, "wells"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/wells" }]
    return false
  }
  if (!(typeof data.id === "string" || data.id === null)) {
    validate.errors = [{ keywordLocation: "#/properties/id/type", instanceLocation: "#/id" }]
    return false
  }
  if (typeof data.id === "string") {
    if (data.id.length > 64 && stringLength(data.id) > 64) {
      validate.errors = [{ keywordLocation: "#/properties/id/maxLength", instanceLocation: "#/id" }]
      return false
    }
  }
  if (!(typeof data.name === "string" || data.name === null)) {
    validate.errors = [{ keywordLocation: "#/properties/name/type", instanceLocation: "#/name" }]
    return false
  }
  if (typeof data.name === "string") {
    if (data.name.length > 10000 && stringLength(data.name) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/name/maxLength", instanceLocation: "#/name" }]
      return false
    }
  }
  if (!Number.isInteger(data.wells)) {
    validate.errors = [{ keywordLocation: "#/properties/wells/type", instanceLocation: "#/wells" }]
    return false
  }
  if (!(0 <= data.wells)) {
    validate.errors = [{ keywordLocation: "#/properties/wells/minimum", instanceLocation: "#/wells" }]
    return false
  }
  if (!(1000000000000000 >= data.wells)) {
    validate.errors = [{ keywordLocation: "#/properties/wells/maximum", instanceLocation: "#/wells" }]
    return false
  }
  return true
};
const ref94 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.total !== undefined && hasOwn(data, "total"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/total" }]
    return false
  }
  if (!(data.states !== undefined && hasOwn(data, "states"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/states" }]
    return false
  }
  if (!(data.methods !== undefined && hasOwn(data, "methods"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/methods" }]
    return false
  }
  if (!(data.manufacturers !== undefined && hasOwn(data, "manufacturers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/manufacturers" }]
    return false
  }
  if (!Number.isInteger(data.total)) {
    validate.errors = [{ keywordLocation: "#/properties/total/type", instanceLocation: "#/total" }]
    return false
  }
  if (!(0 <= data.total)) {
    validate.errors = [{ keywordLocation: "#/properties/total/minimum", instanceLocation: "#/total" }]
    return false
  }
  if (!(1000000000000000 >= data.total)) {
    validate.errors = [{ keywordLocation: "#/properties/total/maximum", instanceLocation: "#/total" }]
    return false
  }
  if (!Array.isArray(data.states)) {
    validate.errors = [{ keywordLocation: "#/properties/states/type", instanceLocation: "#/states" }]
    return false
  }
  if (data.states.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/states/maxItems", instanceLocation: "#/states" }]
    return false
  }
  for (let ppp = 0; ppp < data.states.length; ppp++) {
    if (data.states[ppp] !== undefined && hasOwn(data.states, ppp)) {
      const err128 = validate.errors
      const res128 = ref95(data.states[ppp])
      const suberr128 = ref95.errors
      validate.errors = err128
      if (!res128) {
        validate.errors = [errorMerge(suberr128[0], "#/properties/states/items/$ref", "#/states/"+ppp)]
        return false
      }
    }
  }
  if (!Array.isArray(data.methods)) {
    validate.errors = [{ keywordLocation: "#/properties/methods/type", instanceLocation: "#/methods" }]
    return false
  }
  if (data.methods.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/methods/maxItems", instanceLocation: "#/methods" }]
    return false
  }
  for (let qqq = 0; qqq < data.methods.length; qqq++) {
    if (data.methods[qqq] !== undefined && hasOwn(data.methods, qqq)) {
      const err130 = validate.errors
      const res130 = ref96(data.methods[qqq])
      const suberr130 = ref96.errors
      validate.errors = err130
      if (!res130) {
        validate.errors = [errorMerge(suberr130[0], "#/properties/methods/items/$ref", "#/methods/"+qqq)]
        return false
      }
    }
  }
  if (!Array.isArray(data.manufacturers)) {
    validate.errors = [{ keywordLocation: "#/properties/manufacturers/type", instanceLocation: "#/manufacturers" }]
    return false
  }
  if (data.manufacturers.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/manufacturers/maxItems", instanceLocation: "#/manufacturers" }]
    return false
  }
  for (let rrr = 0; rrr < data.manufacturers.length; rrr++) {
    if (data.manufacturers[rrr] !== undefined && hasOwn(data.manufacturers, rrr)) {
      const err131 = validate.errors
      const res131 = ref98(data.manufacturers[rrr])
      const suberr131 = ref98.errors
      validate.errors = err131
      if (!res131) {
        validate.errors = [errorMerge(suberr131[0], "#/properties/manufacturers/items/$ref", "#/manufacturers/"+rrr)]
        return false
      }
    }
  }
  return true
};
const ref93 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  const err132 = validate.errors
  const res132 = ref94(data.body)
  const suberr132 = ref94.errors
  validate.errors = err132
  if (!res132) {
    validate.errors = [errorMerge(suberr132[0], "#/properties/body/$ref", "#/body")]
    return false
  }
  return true
};
const ref102 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.what !== undefined && hasOwn(data, "what"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/what" }]
    return false
  }
  if (!(data.needed !== undefined && hasOwn(data, "needed"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/needed" }]
    return false
  }
  if (!(data.found !== undefined && hasOwn(data, "found"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/found" }]
    return false
  }
  if (!(typeof data.what === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/what/type", instanceLocation: "#/what" }]
    return false
  }
  if (!pattern2.test(data.what)) {
    validate.errors = [{ keywordLocation: "#/properties/what/pattern", instanceLocation: "#/what" }]
    return false
  }
  if (!(Number.isInteger(data.needed) || data.needed === null)) {
    validate.errors = [{ keywordLocation: "#/properties/needed/type", instanceLocation: "#/needed" }]
    return false
  }
  if (typeof data.needed === "number") {
    if (!(0 <= data.needed)) {
      validate.errors = [{ keywordLocation: "#/properties/needed/minimum", instanceLocation: "#/needed" }]
      return false
    }
    if (!(1000000000000000 >= data.needed)) {
      validate.errors = [{ keywordLocation: "#/properties/needed/maximum", instanceLocation: "#/needed" }]
      return false
    }
  }
  if (!(Number.isInteger(data.found) || data.found === null)) {
    validate.errors = [{ keywordLocation: "#/properties/found/type", instanceLocation: "#/found" }]
    return false
  }
  if (typeof data.found === "number") {
    if (!(0 <= data.found)) {
      validate.errors = [{ keywordLocation: "#/properties/found/minimum", instanceLocation: "#/found" }]
      return false
    }
    if (!(1000000000000000 >= data.found)) {
      validate.errors = [{ keywordLocation: "#/properties/found/maximum", instanceLocation: "#/found" }]
      return false
    }
  }
  return true
};
const ref103 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.firstDay !== undefined && hasOwn(data, "firstDay"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/firstDay" }]
    return false
  }
  if (!(data.lastDay !== undefined && hasOwn(data, "lastDay"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/lastDay" }]
    return false
  }
  if (!(data.days !== undefined && hasOwn(data, "days"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/days" }]
    return false
  }
  if (!(data.wear !== undefined && hasOwn(data, "wear"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/wear" }]
    return false
  }
  if (!(data.powerFactor !== undefined && hasOwn(data, "powerFactor"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/powerFactor" }]
    return false
  }
  if (!(data.productivity !== undefined && hasOwn(data, "productivity"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/productivity" }]
    return false
  }
  if (!(data.reservoirPressure !== undefined && hasOwn(data, "reservoirPressure"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/reservoirPressure" }]
    return false
  }
  if (!(data.declinePct !== undefined && hasOwn(data, "declinePct"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/declinePct" }]
    return false
  }
  if (!(data.riseErrorPct !== undefined && hasOwn(data, "riseErrorPct"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/riseErrorPct" }]
    return false
  }
  if (!(data.rateError !== undefined && hasOwn(data, "rateError"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/rateError" }]
    return false
  }
  if (!(data.columnError !== undefined && hasOwn(data, "columnError"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/columnError" }]
    return false
  }
  if (!(data.wellheadError !== undefined && hasOwn(data, "wellheadError"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/wellheadError" }]
    return false
  }
  if (!(typeof data.firstDay === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/firstDay/type", instanceLocation: "#/firstDay" }]
    return false
  }
  if (!format3.test(data.firstDay)) {
    validate.errors = [{ keywordLocation: "#/properties/firstDay/format", instanceLocation: "#/firstDay" }]
    return false
  }
  if (!(typeof data.lastDay === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/lastDay/type", instanceLocation: "#/lastDay" }]
    return false
  }
  if (!format3.test(data.lastDay)) {
    validate.errors = [{ keywordLocation: "#/properties/lastDay/format", instanceLocation: "#/lastDay" }]
    return false
  }
  if (!Number.isInteger(data.days)) {
    validate.errors = [{ keywordLocation: "#/properties/days/type", instanceLocation: "#/days" }]
    return false
  }
  if (!(1 <= data.days)) {
    validate.errors = [{ keywordLocation: "#/properties/days/minimum", instanceLocation: "#/days" }]
    return false
  }
  if (!(1000000000000000 >= data.days)) {
    validate.errors = [{ keywordLocation: "#/properties/days/maximum", instanceLocation: "#/days" }]
    return false
  }
  if (!(typeof data.wear === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/wear/type", instanceLocation: "#/wear" }]
    return false
  }
  if (!(-1000000000000000 <= data.wear)) {
    validate.errors = [{ keywordLocation: "#/properties/wear/minimum", instanceLocation: "#/wear" }]
    return false
  }
  if (!(1000000000000000 >= data.wear)) {
    validate.errors = [{ keywordLocation: "#/properties/wear/maximum", instanceLocation: "#/wear" }]
    return false
  }
  if (!(typeof data.powerFactor === "number" || data.powerFactor === null)) {
    validate.errors = [{ keywordLocation: "#/properties/powerFactor/type", instanceLocation: "#/powerFactor" }]
    return false
  }
  if (typeof data.powerFactor === "number") {
    if (!(-1000000000000000 <= data.powerFactor)) {
      validate.errors = [{ keywordLocation: "#/properties/powerFactor/minimum", instanceLocation: "#/powerFactor" }]
      return false
    }
    if (!(1000000000000000 >= data.powerFactor)) {
      validate.errors = [{ keywordLocation: "#/properties/powerFactor/maximum", instanceLocation: "#/powerFactor" }]
      return false
    }
  }
  if (!(typeof data.productivity === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/productivity/type", instanceLocation: "#/productivity" }]
    return false
  }
  if (!(-1000000000000000 <= data.productivity)) {
    validate.errors = [{ keywordLocation: "#/properties/productivity/minimum", instanceLocation: "#/productivity" }]
    return false
  }
  if (!(1000000000000000 >= data.productivity)) {
    validate.errors = [{ keywordLocation: "#/properties/productivity/maximum", instanceLocation: "#/productivity" }]
    return false
  }
  if (!(typeof data.reservoirPressure === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/reservoirPressure/type", instanceLocation: "#/reservoirPressure" }]
    return false
  }
  if (!(-1000000000000000 <= data.reservoirPressure)) {
    validate.errors = [{ keywordLocation: "#/properties/reservoirPressure/minimum", instanceLocation: "#/reservoirPressure" }]
    return false
  }
  if (!(1000000000000000 >= data.reservoirPressure)) {
    validate.errors = [{ keywordLocation: "#/properties/reservoirPressure/maximum", instanceLocation: "#/reservoirPressure" }]
    return false
  }
  if (!(typeof data.declinePct === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/declinePct/type", instanceLocation: "#/declinePct" }]
    return false
  }
  if (!(-1000000000000000 <= data.declinePct)) {
    validate.errors = [{ keywordLocation: "#/properties/declinePct/minimum", instanceLocation: "#/declinePct" }]
    return false
  }
  if (!(1000000000000000 >= data.declinePct)) {
    validate.errors = [{ keywordLocation: "#/properties/declinePct/maximum", instanceLocation: "#/declinePct" }]
    return false
  }
  if (!(typeof data.riseErrorPct === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/riseErrorPct/type", instanceLocation: "#/riseErrorPct" }]
    return false
  }
  if (!(-1000000000000000 <= data.riseErrorPct)) {
    validate.errors = [{ keywordLocation: "#/properties/riseErrorPct/minimum", instanceLocation: "#/riseErrorPct" }]
    return false
  }
  if (!(1000000000000000 >= data.riseErrorPct)) {
    validate.errors = [{ keywordLocation: "#/properties/riseErrorPct/maximum", instanceLocation: "#/riseErrorPct" }]
    return false
  }
  if (!(typeof data.rateError === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/rateError/type", instanceLocation: "#/rateError" }]
    return false
  }
  if (!(-1000000000000000 <= data.rateError)) {
    validate.errors = [{ keywordLocation: "#/properties/rateError/minimum", instanceLocation: "#/rateError" }]
    return false
  }
  if (!(1000000000000000 >= data.rateError)) {
    validate.errors = [{ keywordLocation: "#/properties/rateError/maximum", instanceLocation: "#/rateError" }]
    return false
  }
  if (!(typeof data.columnError === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/columnError/type", instanceLocation: "#/columnError" }]
    return false
  }
  if (!(-1000000000000000 <= data.columnError)) {
    validate.errors = [{ keywordLocation: "#/properties/columnError/minimum", instanceLocation: "#/columnError" }]
    return false
  }
  if (!(1000000000000000 >= data.columnError)) {
    validate.errors = [{ keywordLocation: "#/properties/columnError/maximum", instanceLocation: "#/columnError" }]
    return false
  }
  if (!(typeof data.wellheadError === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/wellheadError/type", instanceLocation: "#/wellheadError" }]
    return false
  }
  if (!(-1000000000000000 <= data.wellheadError)) {
    validate.errors = [{ keywordLocation: "#/properties/wellheadError/minimum", instanceLocation: "#/wellheadError" }]
    return false
  }
  if (!(1000000000000000 >= data.wellheadError)) {
    validate.errors = [{ keywordLocation: "#/properties/wellheadError/maximum", instanceLocation: "#/wellheadError" }]
    return false
  }
  return true
};
const ref101 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.status !== undefined && hasOwn(data, "status"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/status" }]
    return false
  }
  if (!(data.limitedBy !== undefined && hasOwn(data, "limitedBy"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/limitedBy" }]
    return false
  }
  if (!(data.missing !== undefined && hasOwn(data, "missing"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/missing" }]
    return false
  }
  if (!(data.newestDay !== undefined && hasOwn(data, "newestDay"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/newestDay" }]
    return false
  }
  if (!(data.rule !== undefined && hasOwn(data, "rule"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/rule" }]
    return false
  }
  if (!(data.fits !== undefined && hasOwn(data, "fits"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/fits" }]
    return false
  }
  if (!(typeof data.status === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/status/type", instanceLocation: "#/status" }]
    return false
  }
  if (!pattern2.test(data.status)) {
    validate.errors = [{ keywordLocation: "#/properties/status/pattern", instanceLocation: "#/status" }]
    return false
  }
  let passes20 = 0
  const sub39 = (() => {
    const err135 = validate.errors
    const res135 = ref42(data.limitedBy)
    const suberr135 = ref42.errors
    validate.errors = err135
    if (!res135) return false
    return true
  })()
  if (sub39) passes20++
  const sub40 = (() => {
    if (!(data.limitedBy === null)) return false
    return true
  })()
  if (sub40) passes20++
  if (passes20 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/limitedBy/oneOf", instanceLocation: "#/limitedBy" }]
    return false
  }
  if (!Array.isArray(data.missing)) {
    validate.errors = [{ keywordLocation: "#/properties/missing/type", instanceLocation: "#/missing" }]
    return false
  }
  if (data.missing.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/missing/maxItems", instanceLocation: "#/missing" }]
    return false
  }
  for (let ttt = 0; ttt < data.missing.length; ttt++) {
    if (data.missing[ttt] !== undefined && hasOwn(data.missing, ttt)) {
      const err136 = validate.errors
      const res136 = ref102(data.missing[ttt])
      const suberr136 = ref102.errors
      validate.errors = err136
      if (!res136) {
        validate.errors = [errorMerge(suberr136[0], "#/properties/missing/items/$ref", "#/missing/"+ttt)]
        return false
      }
    }
  }
  if (!(typeof data.newestDay === "string" || data.newestDay === null)) {
    validate.errors = [{ keywordLocation: "#/properties/newestDay/type", instanceLocation: "#/newestDay" }]
    return false
  }
  if (typeof data.newestDay === "string") {
    if (!format3.test(data.newestDay)) {
      validate.errors = [{ keywordLocation: "#/properties/newestDay/format", instanceLocation: "#/newestDay" }]
      return false
    }
  }
  if (!(typeof data.rule === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/rule/type", instanceLocation: "#/rule" }]
    return false
  }
  if (data.rule.length > 10000 && stringLength(data.rule) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/rule/maxLength", instanceLocation: "#/rule" }]
    return false
  }
  let passes21 = 0
  const sub41 = (() => {
    const err137 = validate.errors
    const res137 = ref103(data.fits)
    const suberr137 = ref103.errors
    validate.errors = err137
    if (!res137) return false
    return true
  })()
  if (sub41) passes21++
  const sub42 = (() => {
    if (!(data.fits === null)) return false
    return true
  })()
  if (sub42) passes21++
  if (passes21 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/fits/oneOf", instanceLocation: "#/fits" }]
    return false
  }
  return true
};
const ref100 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.well !== undefined && hasOwn(data, "well"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/well" }]
    return false
  }
  if (!(data.manufacturer !== undefined && hasOwn(data, "manufacturer"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/manufacturer" }]
    return false
  }
  if (!(data.pumpModel !== undefined && hasOwn(data, "pumpModel"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/pumpModel" }]
    return false
  }
  if (!(data.stageType !== undefined && hasOwn(data, "stageType"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/stageType" }]
    return false
  }
  if (!(data.stages !== undefined && hasOwn(data, "stages"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/stages" }]
    return false
  }
  if (!(data.frequency !== undefined && hasOwn(data, "frequency"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/frequency" }]
    return false
  }
  if (!(data.ratedFrequency !== undefined && hasOwn(data, "ratedFrequency"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/ratedFrequency" }]
    return false
  }
  if (!(data.minHz !== undefined && hasOwn(data, "minHz"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/minHz" }]
    return false
  }
  if (!(data.maxHz !== undefined && hasOwn(data, "maxHz"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/maxHz" }]
    return false
  }
  if (!(data.setpointHz !== undefined && hasOwn(data, "setpointHz"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/setpointHz" }]
    return false
  }
  if (!(data.mode !== undefined && hasOwn(data, "mode"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/mode" }]
    return false
  }
  if (!(data.motorCurrent !== undefined && hasOwn(data, "motorCurrent"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/motorCurrent" }]
    return false
  }
  if (!(data.nameplateCurrent !== undefined && hasOwn(data, "nameplateCurrent"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/nameplateCurrent" }]
    return false
  }
  if (!(data.loadPct !== undefined && hasOwn(data, "loadPct"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/loadPct" }]
    return false
  }
  if (!(data.motorTemperature !== undefined && hasOwn(data, "motorTemperature"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/motorTemperature" }]
    return false
  }
  if (!(data.intakePressure !== undefined && hasOwn(data, "intakePressure"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/intakePressure" }]
    return false
  }
  if (!(data.dischargePressure !== undefined && hasOwn(data, "dischargePressure"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/dischargePressure" }]
    return false
  }
  if (!(data.intakeTemperature !== undefined && hasOwn(data, "intakeTemperature"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/intakeTemperature" }]
    return false
  }
  if (!(data.vibration !== undefined && hasOwn(data, "vibration"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/vibration" }]
    return false
  }
  if (!(data.wellheadPressure !== undefined && hasOwn(data, "wellheadPressure"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/wellheadPressure" }]
    return false
  }
  if (!(data.liquidRate !== undefined && hasOwn(data, "liquidRate"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/liquidRate" }]
    return false
  }
  if (!(data.oilRate !== undefined && hasOwn(data, "oilRate"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/oilRate" }]
    return false
  }
  if (!(data.waterCut !== undefined && hasOwn(data, "waterCut"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/waterCut" }]
    return false
  }
  if (!(data.gor !== undefined && hasOwn(data, "gor"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/gor" }]
    return false
  }
  if (!(data.freeGasPct !== undefined && hasOwn(data, "freeGasPct"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/freeGasPct" }]
    return false
  }
  if (!(data.bepPct !== undefined && hasOwn(data, "bepPct"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/bepPct" }]
    return false
  }
  if (!(data.window !== undefined && hasOwn(data, "window"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/window" }]
    return false
  }
  if (!(data.power !== undefined && hasOwn(data, "power"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/power" }]
    return false
  }
  if (!(data.specificEnergy !== undefined && hasOwn(data, "specificEnergy"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/specificEnergy" }]
    return false
  }
  if (!(data.runLifeDays !== undefined && hasOwn(data, "runLifeDays"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/runLifeDays" }]
    return false
  }
  if (!(data.tripsLast30d !== undefined && hasOwn(data, "tripsLast30d"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/tripsLast30d" }]
    return false
  }
  if (!(data.asOf !== undefined && hasOwn(data, "asOf"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/asOf" }]
    return false
  }
  if (!(data.quality !== undefined && hasOwn(data, "quality"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/quality" }]
    return false
  }
  if (!(data.advice !== undefined && hasOwn(data, "advice"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/advice" }]
    return false
  }
  const err133 = validate.errors
  const res133 = ref41(data.well)
  const suberr133 = ref41.errors
  validate.errors = err133
  if (!res133) {
    validate.errors = [errorMerge(suberr133[0], "#/properties/well/$ref", "#/well")]
    return false
  }
  if (!(typeof data.manufacturer === "string" || data.manufacturer === null)) {
    validate.errors = [{ keywordLocation: "#/properties/manufacturer/type", instanceLocation: "#/manufacturer" }]
    return false
  }
  if (typeof data.manufacturer === "string") {
    if (data.manufacturer.length > 10000 && stringLength(data.manufacturer) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/manufacturer/maxLength", instanceLocation: "#/manufacturer" }]
      return false
    }
  }
  if (!(typeof data.pumpModel === "string" || data.pumpModel === null)) {
    validate.errors = [{ keywordLocation: "#/properties/pumpModel/type", instanceLocation: "#/pumpModel" }]
    return false
  }
  if (typeof data.pumpModel === "string") {
    if (data.pumpModel.length > 10000 && stringLength(data.pumpModel) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/pumpModel/maxLength", instanceLocation: "#/pumpModel" }]
      return false
    }
  }
  if (!(typeof data.stageType === "string" || data.stageType === null)) {
    validate.errors = [{ keywordLocation: "#/properties/stageType/type", instanceLocation: "#/stageType" }]
    return false
  }
  if (typeof data.stageType === "string") {
    if (!pattern2.test(data.stageType)) {
      validate.errors = [{ keywordLocation: "#/properties/stageType/pattern", instanceLocation: "#/stageType" }]
      return false
    }
  }
  if (!(Number.isInteger(data.stages) || data.stages === null)) {
    validate.errors = [{ keywordLocation: "#/properties/stages/type", instanceLocation: "#/stages" }]
    return false
  }
  if (typeof data.stages === "number") {
    if (!(1 <= data.stages)) {
      validate.errors = [{ keywordLocation: "#/properties/stages/minimum", instanceLocation: "#/stages" }]
      return false
    }
    if (!(1000000000000000 >= data.stages)) {
      validate.errors = [{ keywordLocation: "#/properties/stages/maximum", instanceLocation: "#/stages" }]
      return false
    }
  }
  if (!(typeof data.frequency === "number" || data.frequency === null)) {
    validate.errors = [{ keywordLocation: "#/properties/frequency/type", instanceLocation: "#/frequency" }]
    return false
  }
  if (typeof data.frequency === "number") {
    if (!(0 <= data.frequency)) {
      validate.errors = [{ keywordLocation: "#/properties/frequency/minimum", instanceLocation: "#/frequency" }]
      return false
    }
    if (!(1000000000000000 >= data.frequency)) {
      validate.errors = [{ keywordLocation: "#/properties/frequency/maximum", instanceLocation: "#/frequency" }]
      return false
    }
  }
  if (!Number.isInteger(data.ratedFrequency)) {
    validate.errors = [{ keywordLocation: "#/properties/ratedFrequency/type", instanceLocation: "#/ratedFrequency" }]
    return false
  }
  if (!(data.ratedFrequency === 50 || data.ratedFrequency === 60)) {
    validate.errors = [{ keywordLocation: "#/properties/ratedFrequency/enum", instanceLocation: "#/ratedFrequency" }]
    return false
  }
  if (!(-1000000000000000 <= data.ratedFrequency)) {
    validate.errors = [{ keywordLocation: "#/properties/ratedFrequency/minimum", instanceLocation: "#/ratedFrequency" }]
    return false
  }
  if (!(1000000000000000 >= data.ratedFrequency)) {
    validate.errors = [{ keywordLocation: "#/properties/ratedFrequency/maximum", instanceLocation: "#/ratedFrequency" }]
    return false
  }
  if (!(typeof data.minHz === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/minHz/type", instanceLocation: "#/minHz" }]
    return false
  }
  if (!(0 <= data.minHz)) {
    validate.errors = [{ keywordLocation: "#/properties/minHz/minimum", instanceLocation: "#/minHz" }]
    return false
  }
  if (!(1000000000000000 >= data.minHz)) {
    validate.errors = [{ keywordLocation: "#/properties/minHz/maximum", instanceLocation: "#/minHz" }]
    return false
  }
  if (!(typeof data.maxHz === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/maxHz/type", instanceLocation: "#/maxHz" }]
    return false
  }
  if (!(0 <= data.maxHz)) {
    validate.errors = [{ keywordLocation: "#/properties/maxHz/minimum", instanceLocation: "#/maxHz" }]
    return false
  }
  if (!(1000000000000000 >= data.maxHz)) {
    validate.errors = [{ keywordLocation: "#/properties/maxHz/maximum", instanceLocation: "#/maxHz" }]
    return false
  }
  if (!(typeof data.setpointHz === "number" || data.setpointHz === null)) {
    validate.errors = [{ keywordLocation: "#/properties/setpointHz/type", instanceLocation: "#/setpointHz" }]
    return false
  }
  if (typeof data.setpointHz === "number") {
    if (!(0 <= data.setpointHz)) {
      validate.errors = [{ keywordLocation: "#/properties/setpointHz/minimum", instanceLocation: "#/setpointHz" }]
      return false
    }
    if (!(1000000000000000 >= data.setpointHz)) {
      validate.errors = [{ keywordLocation: "#/properties/setpointHz/maximum", instanceLocation: "#/setpointHz" }]
      return false
    }
  }
  if (!(typeof data.mode === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/mode/type", instanceLocation: "#/mode" }]
    return false
  }
  if (!pattern2.test(data.mode)) {
    validate.errors = [{ keywordLocation: "#/properties/mode/pattern", instanceLocation: "#/mode" }]
    return false
  }
  if (!(typeof data.motorCurrent === "number" || data.motorCurrent === null)) {
    validate.errors = [{ keywordLocation: "#/properties/motorCurrent/type", instanceLocation: "#/motorCurrent" }]
    return false
  }
  if (typeof data.motorCurrent === "number") {
    if (!(0 <= data.motorCurrent)) {
      validate.errors = [{ keywordLocation: "#/properties/motorCurrent/minimum", instanceLocation: "#/motorCurrent" }]
      return false
    }
    if (!(1000000000000000 >= data.motorCurrent)) {
      validate.errors = [{ keywordLocation: "#/properties/motorCurrent/maximum", instanceLocation: "#/motorCurrent" }]
      return false
    }
  }
  if (!(typeof data.nameplateCurrent === "number" || data.nameplateCurrent === null)) {
    validate.errors = [{ keywordLocation: "#/properties/nameplateCurrent/type", instanceLocation: "#/nameplateCurrent" }]
    return false
  }
  if (typeof data.nameplateCurrent === "number") {
    if (!(0 <= data.nameplateCurrent)) {
      validate.errors = [{ keywordLocation: "#/properties/nameplateCurrent/minimum", instanceLocation: "#/nameplateCurrent" }]
      return false
    }
    if (!(1000000000000000 >= data.nameplateCurrent)) {
      validate.errors = [{ keywordLocation: "#/properties/nameplateCurrent/maximum", instanceLocation: "#/nameplateCurrent" }]
      return false
    }
  }
  if (!(typeof data.loadPct === "number" || data.loadPct === null)) {
    validate.errors = [{ keywordLocation: "#/properties/loadPct/type", instanceLocation: "#/loadPct" }]
    return false
  }
  if (typeof data.loadPct === "number") {
    if (!(0 <= data.loadPct)) {
      validate.errors = [{ keywordLocation: "#/properties/loadPct/minimum", instanceLocation: "#/loadPct" }]
      return false
    }
    if (!(1000000000000000 >= data.loadPct)) {
      validate.errors = [{ keywordLocation: "#/properties/loadPct/maximum", instanceLocation: "#/loadPct" }]
      return false
    }
  }
  if (!(typeof data.motorTemperature === "number" || data.motorTemperature === null)) {
    validate.errors = [{ keywordLocation: "#/properties/motorTemperature/type", instanceLocation: "#/motorTemperature" }]
    return false
  }
  if (typeof data.motorTemperature === "number") {
    if (!(-1000000000000000 <= data.motorTemperature)) {
      validate.errors = [{ keywordLocation: "#/properties/motorTemperature/minimum", instanceLocation: "#/motorTemperature" }]
      return false
    }
    if (!(1000000000000000 >= data.motorTemperature)) {
      validate.errors = [{ keywordLocation: "#/properties/motorTemperature/maximum", instanceLocation: "#/motorTemperature" }]
      return false
    }
  }
  if (!(typeof data.intakePressure === "number" || data.intakePressure === null)) {
    validate.errors = [{ keywordLocation: "#/properties/intakePressure/type", instanceLocation: "#/intakePressure" }]
    return false
  }
  if (typeof data.intakePressure === "number") {
    if (!(-1000000000000000 <= data.intakePressure)) {
      validate.errors = [{ keywordLocation: "#/properties/intakePressure/minimum", instanceLocation: "#/intakePressure" }]
      return false
    }
    if (!(1000000000000000 >= data.intakePressure)) {
      validate.errors = [{ keywordLocation: "#/properties/intakePressure/maximum", instanceLocation: "#/intakePressure" }]
      return false
    }
  }
  if (!(typeof data.dischargePressure === "number" || data.dischargePressure === null)) {
    validate.errors = [{ keywordLocation: "#/properties/dischargePressure/type", instanceLocation: "#/dischargePressure" }]
    return false
  }
  if (typeof data.dischargePressure === "number") {
    if (!(-1000000000000000 <= data.dischargePressure)) {
      validate.errors = [{ keywordLocation: "#/properties/dischargePressure/minimum", instanceLocation: "#/dischargePressure" }]
      return false
    }
    if (!(1000000000000000 >= data.dischargePressure)) {
      validate.errors = [{ keywordLocation: "#/properties/dischargePressure/maximum", instanceLocation: "#/dischargePressure" }]
      return false
    }
  }
  if (!(typeof data.intakeTemperature === "number" || data.intakeTemperature === null)) {
    validate.errors = [{ keywordLocation: "#/properties/intakeTemperature/type", instanceLocation: "#/intakeTemperature" }]
    return false
  }
  if (typeof data.intakeTemperature === "number") {
    if (!(-1000000000000000 <= data.intakeTemperature)) {
      validate.errors = [{ keywordLocation: "#/properties/intakeTemperature/minimum", instanceLocation: "#/intakeTemperature" }]
      return false
    }
    if (!(1000000000000000 >= data.intakeTemperature)) {
      validate.errors = [{ keywordLocation: "#/properties/intakeTemperature/maximum", instanceLocation: "#/intakeTemperature" }]
      return false
    }
  }
  if (!(typeof data.vibration === "number" || data.vibration === null)) {
    validate.errors = [{ keywordLocation: "#/properties/vibration/type", instanceLocation: "#/vibration" }]
    return false
  }
  if (typeof data.vibration === "number") {
    if (!(0 <= data.vibration)) {
      validate.errors = [{ keywordLocation: "#/properties/vibration/minimum", instanceLocation: "#/vibration" }]
      return false
    }
    if (!(1000000000000000 >= data.vibration)) {
      validate.errors = [{ keywordLocation: "#/properties/vibration/maximum", instanceLocation: "#/vibration" }]
      return false
    }
  }
  if (!(typeof data.wellheadPressure === "number" || data.wellheadPressure === null)) {
    validate.errors = [{ keywordLocation: "#/properties/wellheadPressure/type", instanceLocation: "#/wellheadPressure" }]
    return false
  }
  if (typeof data.wellheadPressure === "number") {
    if (!(-1000000000000000 <= data.wellheadPressure)) {
      validate.errors = [{ keywordLocation: "#/properties/wellheadPressure/minimum", instanceLocation: "#/wellheadPressure" }]
      return false
    }
    if (!(1000000000000000 >= data.wellheadPressure)) {
      validate.errors = [{ keywordLocation: "#/properties/wellheadPressure/maximum", instanceLocation: "#/wellheadPressure" }]
      return false
    }
  }
  if (!(typeof data.liquidRate === "number" || data.liquidRate === null)) {
    validate.errors = [{ keywordLocation: "#/properties/liquidRate/type", instanceLocation: "#/liquidRate" }]
    return false
  }
  if (typeof data.liquidRate === "number") {
    if (!(-1000000000000000 <= data.liquidRate)) {
      validate.errors = [{ keywordLocation: "#/properties/liquidRate/minimum", instanceLocation: "#/liquidRate" }]
      return false
    }
    if (!(1000000000000000 >= data.liquidRate)) {
      validate.errors = [{ keywordLocation: "#/properties/liquidRate/maximum", instanceLocation: "#/liquidRate" }]
      return false
    }
  }
  if (!(typeof data.oilRate === "number" || data.oilRate === null)) {
    validate.errors = [{ keywordLocation: "#/properties/oilRate/type", instanceLocation: "#/oilRate" }]
    return false
  }
  if (typeof data.oilRate === "number") {
    if (!(-1000000000000000 <= data.oilRate)) {
      validate.errors = [{ keywordLocation: "#/properties/oilRate/minimum", instanceLocation: "#/oilRate" }]
      return false
    }
    if (!(1000000000000000 >= data.oilRate)) {
      validate.errors = [{ keywordLocation: "#/properties/oilRate/maximum", instanceLocation: "#/oilRate" }]
      return false
    }
  }
  if (!(typeof data.waterCut === "number" || data.waterCut === null)) {
    validate.errors = [{ keywordLocation: "#/properties/waterCut/type", instanceLocation: "#/waterCut" }]
    return false
  }
  if (typeof data.waterCut === "number") {
    if (!(-1000000000000000 <= data.waterCut)) {
      validate.errors = [{ keywordLocation: "#/properties/waterCut/minimum", instanceLocation: "#/waterCut" }]
      return false
    }
    if (!(1000000000000000 >= data.waterCut)) {
      validate.errors = [{ keywordLocation: "#/properties/waterCut/maximum", instanceLocation: "#/waterCut" }]
      return false
    }
  }
  if (!(typeof data.gor === "number" || data.gor === null)) {
    validate.errors = [{ keywordLocation: "#/properties/gor/type", instanceLocation: "#/gor" }]
    return false
  }
  if (typeof data.gor === "number") {
    if (!(-1000000000000000 <= data.gor)) {
      validate.errors = [{ keywordLocation: "#/properties/gor/minimum", instanceLocation: "#/gor" }]
      return false
    }
    if (!(1000000000000000 >= data.gor)) {
      validate.errors = [{ keywordLocation: "#/properties/gor/maximum", instanceLocation: "#/gor" }]
      return false
    }
  }
  if (!(typeof data.freeGasPct === "number" || data.freeGasPct === null)) {
    validate.errors = [{ keywordLocation: "#/properties/freeGasPct/type", instanceLocation: "#/freeGasPct" }]
    return false
  }
  if (typeof data.freeGasPct === "number") {
    if (!(0 <= data.freeGasPct)) {
      validate.errors = [{ keywordLocation: "#/properties/freeGasPct/minimum", instanceLocation: "#/freeGasPct" }]
      return false
    }
    if (!(1000000000000000 >= data.freeGasPct)) {
      validate.errors = [{ keywordLocation: "#/properties/freeGasPct/maximum", instanceLocation: "#/freeGasPct" }]
      return false
    }
  }
  if (!(typeof data.bepPct === "number" || data.bepPct === null)) {
    validate.errors = [{ keywordLocation: "#/properties/bepPct/type", instanceLocation: "#/bepPct" }]
    return false
  }
  if (typeof data.bepPct === "number") {
    if (!(0 <= data.bepPct)) {
      validate.errors = [{ keywordLocation: "#/properties/bepPct/minimum", instanceLocation: "#/bepPct" }]
      return false
    }
    if (!(1000000000000000 >= data.bepPct)) {
      validate.errors = [{ keywordLocation: "#/properties/bepPct/maximum", instanceLocation: "#/bepPct" }]
      return false
    }
  }
  if (!(typeof data.window === "string" || data.window === null)) {
    validate.errors = [{ keywordLocation: "#/properties/window/type", instanceLocation: "#/window" }]
    return false
  }
  if (typeof data.window === "string") {
    if (!pattern2.test(data.window)) {
      validate.errors = [{ keywordLocation: "#/properties/window/pattern", instanceLocation: "#/window" }]
      return false
    }
  }
  if (!(typeof data.power === "number" || data.power === null)) {
    validate.errors = [{ keywordLocation: "#/properties/power/type", instanceLocation: "#/power" }]
    return false
  }
  if (typeof data.power === "number") {
    if (!(0 <= data.power)) {
      validate.errors = [{ keywordLocation: "#/properties/power/minimum", instanceLocation: "#/power" }]
      return false
    }
    if (!(1000000000000000 >= data.power)) {
      validate.errors = [{ keywordLocation: "#/properties/power/maximum", instanceLocation: "#/power" }]
      return false
    }
  }
  if (!(typeof data.specificEnergy === "number" || data.specificEnergy === null)) {
    validate.errors = [{ keywordLocation: "#/properties/specificEnergy/type", instanceLocation: "#/specificEnergy" }]
    return false
  }
  if (typeof data.specificEnergy === "number") {
    if (!(0 <= data.specificEnergy)) {
      validate.errors = [{ keywordLocation: "#/properties/specificEnergy/minimum", instanceLocation: "#/specificEnergy" }]
      return false
    }
    if (!(1000000000000000 >= data.specificEnergy)) {
      validate.errors = [{ keywordLocation: "#/properties/specificEnergy/maximum", instanceLocation: "#/specificEnergy" }]
      return false
    }
  }
  if (!(Number.isInteger(data.runLifeDays) || data.runLifeDays === null)) {
    validate.errors = [{ keywordLocation: "#/properties/runLifeDays/type", instanceLocation: "#/runLifeDays" }]
    return false
  }
  if (typeof data.runLifeDays === "number") {
    if (!(0 <= data.runLifeDays)) {
      validate.errors = [{ keywordLocation: "#/properties/runLifeDays/minimum", instanceLocation: "#/runLifeDays" }]
      return false
    }
    if (!(1000000000000000 >= data.runLifeDays)) {
      validate.errors = [{ keywordLocation: "#/properties/runLifeDays/maximum", instanceLocation: "#/runLifeDays" }]
      return false
    }
  }
  if (!(Number.isInteger(data.tripsLast30d) || data.tripsLast30d === null)) {
    validate.errors = [{ keywordLocation: "#/properties/tripsLast30d/type", instanceLocation: "#/tripsLast30d" }]
    return false
  }
  if (typeof data.tripsLast30d === "number") {
    if (!(0 <= data.tripsLast30d)) {
      validate.errors = [{ keywordLocation: "#/properties/tripsLast30d/minimum", instanceLocation: "#/tripsLast30d" }]
      return false
    }
    if (!(1000000000000000 >= data.tripsLast30d)) {
      validate.errors = [{ keywordLocation: "#/properties/tripsLast30d/maximum", instanceLocation: "#/tripsLast30d" }]
      return false
    }
  }
  if (!(typeof data.asOf === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/asOf/type", instanceLocation: "#/asOf" }]
    return false
  }
  if (!format1.test(data.asOf)) {
    validate.errors = [{ keywordLocation: "#/properties/asOf/format", instanceLocation: "#/asOf" }]
    return false
  }
  const err134 = validate.errors
  const res134 = ref34(data.quality)
  const suberr134 = ref34.errors
  validate.errors = err134
  if (!res134) {
    validate.errors = [errorMerge(suberr134[0], "#/properties/quality/$ref", "#/quality")]
    return false
  }
  let passes19 = 0
  const sub38 = (() => {
    const err138 = validate.errors
    const res138 = ref101(data.advice)
    const suberr138 = ref101.errors
    validate.errors = err138
    if (!res138) return false
    return true
  })()
  if (sub38) passes19++
  const sub43 = (() => {
    if (!(data.advice === null)) return false
    return true
  })()
  if (sub43) passes19++
  if (passes19 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/advice/oneOf", instanceLocation: "#/advice" }]
    return false
  }
  return true
};
const ref99 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (data.headers["x-next-cursor"] !== undefined && hasOwn(data.headers, "x-next-cursor")) {
    if (!(typeof data.headers["x-next-cursor"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/type", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
    if (data.headers["x-next-cursor"].length > 512 && stringLength(data.headers["x-next-cursor"]) > 512) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/maxLength", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let sss = 0; sss < data.body.length; sss++) {
    if (data.body[sss] !== undefined && hasOwn(data.body, sss)) {
      const err139 = validate.errors
      const res139 = ref100(data.body[sss])
      const suberr139 = ref100.errors
      validate.errors = err139
      if (!res139) {
        validate.errors = [errorMerge(suberr139[0], "#/properties/body/items/$ref", "#/body/"+sss)]
        return false
      }
    }
  }
  return true
};
const ref106 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.name !== undefined && hasOwn(data, "name"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/name" }]
    return false
  }
  if (!(data.value !== undefined && hasOwn(data, "value"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/value" }]
    return false
  }
  if (!(data.limit !== undefined && hasOwn(data, "limit"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/limit" }]
    return false
  }
  if (!(data.unit !== undefined && hasOwn(data, "unit"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/unit" }]
    return false
  }
  if (!(data.pass !== undefined && hasOwn(data, "pass"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/pass" }]
    return false
  }
  if (!(data.checked !== undefined && hasOwn(data, "checked"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/checked" }]
    return false
  }
  if (!(typeof data.name === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/name/type", instanceLocation: "#/name" }]
    return false
  }
  if (data.name.length > 10000 && stringLength(data.name) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/name/maxLength", instanceLocation: "#/name" }]
    return false
  }
  if (!(typeof data.value === "number" || data.value === null)) {
    validate.errors = [{ keywordLocation: "#/properties/value/type", instanceLocation: "#/value" }]
    return false
  }
  if (typeof data.value === "number") {
    if (!(-1000000000000000 <= data.value)) {
      validate.errors = [{ keywordLocation: "#/properties/value/minimum", instanceLocation: "#/value" }]
      return false
    }
    if (!(1000000000000000 >= data.value)) {
      validate.errors = [{ keywordLocation: "#/properties/value/maximum", instanceLocation: "#/value" }]
      return false
    }
  }
  if (!(typeof data.limit === "number" || data.limit === null)) {
    validate.errors = [{ keywordLocation: "#/properties/limit/type", instanceLocation: "#/limit" }]
    return false
  }
  if (typeof data.limit === "number") {
    if (!(-1000000000000000 <= data.limit)) {
      validate.errors = [{ keywordLocation: "#/properties/limit/minimum", instanceLocation: "#/limit" }]
      return false
    }
    if (!(1000000000000000 >= data.limit)) {
      validate.errors = [{ keywordLocation: "#/properties/limit/maximum", instanceLocation: "#/limit" }]
      return false
    }
  }
  if (!(typeof data.unit === "string" || data.unit === null)) {
    validate.errors = [{ keywordLocation: "#/properties/unit/type", instanceLocation: "#/unit" }]
    return false
  }
  if (typeof data.unit === "string") {
    if (data.unit.length > 10000 && stringLength(data.unit) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/unit/maxLength", instanceLocation: "#/unit" }]
      return false
    }
  }
  if (!(typeof data.pass === "boolean")) {
    validate.errors = [{ keywordLocation: "#/properties/pass/type", instanceLocation: "#/pass" }]
    return false
  }
  if (!(typeof data.checked === "boolean")) {
    validate.errors = [{ keywordLocation: "#/properties/checked/type", instanceLocation: "#/checked" }]
    return false
  }
  return true
};
const ref107 = function validate(data) {
  validate.errors = null
  if (!Number.isInteger(data)) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(1 <= data)) {
    validate.errors = [{ keywordLocation: "#/minimum", instanceLocation: "#" }]
    return false
  }
  if (!(1000000000000000 >= data)) {
    validate.errors = [{ keywordLocation: "#/maximum", instanceLocation: "#" }]
    return false
  }
  return true
};
const format4 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "i");
const ref109 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "string")) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!pattern2.test(data)) {
    validate.errors = [{ keywordLocation: "#/pattern", instanceLocation: "#" }]
    return false
  }
  return true
};
const ref110 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "string" || data === null)) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (typeof data === "string") {
    if (!pattern2.test(data)) {
      validate.errors = [{ keywordLocation: "#/pattern", instanceLocation: "#" }]
      return false
    }
  }
  return true
};
const ref108 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.at !== undefined && hasOwn(data, "at"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/at" }]
    return false
  }
  if (!(data.by !== undefined && hasOwn(data, "by"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/by" }]
    return false
  }
  if (!(data.action !== undefined && hasOwn(data, "action"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/action" }]
    return false
  }
  if (!(data.reason !== undefined && hasOwn(data, "reason"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/reason" }]
    return false
  }
  if (!(data.until !== undefined && hasOwn(data, "until"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/until" }]
    return false
  }
  if (!(data.plannedFor !== undefined && hasOwn(data, "plannedFor"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/plannedFor" }]
    return false
  }
  if (!(data.comment !== undefined && hasOwn(data, "comment"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/comment" }]
    return false
  }
  if (!(data.undone !== undefined && hasOwn(data, "undone"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/undone" }]
    return false
  }
  if (!(typeof data.id === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/id/type", instanceLocation: "#/id" }]
    return false
  }
  if (!format4.test(data.id)) {
    validate.errors = [{ keywordLocation: "#/properties/id/format", instanceLocation: "#/id" }]
    return false
  }
  if (!(typeof data.at === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/at/type", instanceLocation: "#/at" }]
    return false
  }
  if (!format1.test(data.at)) {
    validate.errors = [{ keywordLocation: "#/properties/at/format", instanceLocation: "#/at" }]
    return false
  }
  if (!(typeof data.by === "string" || data.by === null)) {
    validate.errors = [{ keywordLocation: "#/properties/by/type", instanceLocation: "#/by" }]
    return false
  }
  if (typeof data.by === "string") {
    if (data.by.length > 10000 && stringLength(data.by) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/by/maxLength", instanceLocation: "#/by" }]
      return false
    }
  }
  const err144 = validate.errors
  const res144 = ref109(data.action)
  const suberr144 = ref109.errors
  validate.errors = err144
  if (!res144) {
    validate.errors = [errorMerge(suberr144[0], "#/properties/action/$ref", "#/action")]
    return false
  }
  const err145 = validate.errors
  const res145 = ref110(data.reason)
  const suberr145 = ref110.errors
  validate.errors = err145
  if (!res145) {
    validate.errors = [errorMerge(suberr145[0], "#/properties/reason/$ref", "#/reason")]
    return false
  }
  if (!(typeof data.until === "string" || data.until === null)) {
    validate.errors = [{ keywordLocation: "#/properties/until/type", instanceLocation: "#/until" }]
    return false
  }
  if (typeof data.until === "string") {
    if (!format1.test(data.until)) {
      validate.errors = [{ keywordLocation: "#/properties/until/format", instanceLocation: "#/until" }]
      return false
    }
  }
  if (!(typeof data.plannedFor === "string" || data.plannedFor === null)) {
    validate.errors = [{ keywordLocation: "#/properties/plannedFor/type", instanceLocation: "#/plannedFor" }]
    return false
  }
  if (typeof data.plannedFor === "string") {
    if (!format1.test(data.plannedFor)) {
      validate.errors = [{ keywordLocation: "#/properties/plannedFor/format", instanceLocation: "#/plannedFor" }]
      return false
    }
  }
  if (!(typeof data.comment === "string" || data.comment === null)) {
    validate.errors = [{ keywordLocation: "#/properties/comment/type", instanceLocation: "#/comment" }]
    return false
  }
  if (typeof data.comment === "string") {
    if (data.comment.length > 10000 && stringLength(data.comment) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/comment/maxLength", instanceLocation: "#/comment" }]
      return false
    }
  }
  if (!(typeof data.undone === "boolean")) {
    validate.errors = [{ keywordLocation: "#/properties/undone/type", instanceLocation: "#/undone" }]
    return false
  }
  return true
};
const ref105 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.well !== undefined && hasOwn(data, "well"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/well" }]
    return false
  }
  if (!(data.at !== undefined && hasOwn(data, "at"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/at" }]
    return false
  }
  if (!(data.fromHz !== undefined && hasOwn(data, "fromHz"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/fromHz" }]
    return false
  }
  if (!(data.toHz !== undefined && hasOwn(data, "toHz"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/toHz" }]
    return false
  }
  if (!(data.deltaHz !== undefined && hasOwn(data, "deltaHz"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/deltaHz" }]
    return false
  }
  if (!(data.kind !== undefined && hasOwn(data, "kind"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/kind" }]
    return false
  }
  if (!(data.source !== undefined && hasOwn(data, "source"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/source" }]
    return false
  }
  if (!(data.reason !== undefined && hasOwn(data, "reason"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/reason" }]
    return false
  }
  if (!(data.expectedLiquid !== undefined && hasOwn(data, "expectedLiquid"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/expectedLiquid" }]
    return false
  }
  if (!(data.expectedOil !== undefined && hasOwn(data, "expectedOil"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/expectedOil" }]
    return false
  }
  if (!(data.expectedPowerPct !== undefined && hasOwn(data, "expectedPowerPct"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/expectedPowerPct" }]
    return false
  }
  if (!(data.expectedPower !== undefined && hasOwn(data, "expectedPower"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/expectedPower" }]
    return false
  }
  if (!(data.oilPerEnergy !== undefined && hasOwn(data, "oilPerEnergy"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/oilPerEnergy" }]
    return false
  }
  if (!(data.checks !== undefined && hasOwn(data, "checks"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/checks" }]
    return false
  }
  if (!(data.status !== undefined && hasOwn(data, "status"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/status" }]
    return false
  }
  if (!(data.decidedBy !== undefined && hasOwn(data, "decidedBy"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/decidedBy" }]
    return false
  }
  if (!(data.expiresAt !== undefined && hasOwn(data, "expiresAt"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/expiresAt" }]
    return false
  }
  if (!(data.expectedOilLow !== undefined && hasOwn(data, "expectedOilLow"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/expectedOilLow" }]
    return false
  }
  if (!(data.expectedOilHigh !== undefined && hasOwn(data, "expectedOilHigh"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/expectedOilHigh" }]
    return false
  }
  if (!(data.decidedAt !== undefined && hasOwn(data, "decidedAt"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/decidedAt" }]
    return false
  }
  if (!(data.snoozedUntil !== undefined && hasOwn(data, "snoozedUntil"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/snoozedUntil" }]
    return false
  }
  if (!(data.plannedFor !== undefined && hasOwn(data, "plannedFor"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/plannedFor" }]
    return false
  }
  if (!(data.version !== undefined && hasOwn(data, "version"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/version" }]
    return false
  }
  if (!(data.decisions !== undefined && hasOwn(data, "decisions"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/decisions" }]
    return false
  }
  const err140 = validate.errors
  const res140 = ref2(data.id)
  const suberr140 = ref2.errors
  validate.errors = err140
  if (!res140) {
    validate.errors = [errorMerge(suberr140[0], "#/properties/id/$ref", "#/id")]
    return false
  }
  const err141 = validate.errors
  const res141 = ref41(data.well)
  const suberr141 = ref41.errors
  validate.errors = err141
  if (!res141) {
    validate.errors = [errorMerge(suberr141[0], "#/properties/well/$ref", "#/well")]
    return false
  }
  if (!(typeof data.at === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/at/type", instanceLocation: "#/at" }]
    return false
  }
  if (!format1.test(data.at)) {
    validate.errors = [{ keywordLocation: "#/properties/at/format", instanceLocation: "#/at" }]
    return false
  }
  if (!(typeof data.fromHz === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/fromHz/type", instanceLocation: "#/fromHz" }]
    return false
  }
  if (!(0 <= data.fromHz)) {
    validate.errors = [{ keywordLocation: "#/properties/fromHz/minimum", instanceLocation: "#/fromHz" }]
    return false
  }
  if (!(1000000000000000 >= data.fromHz)) {
    validate.errors = [{ keywordLocation: "#/properties/fromHz/maximum", instanceLocation: "#/fromHz" }]
    return false
  }
  if (!(typeof data.toHz === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/toHz/type", instanceLocation: "#/toHz" }]
    return false
  }
  if (!(0 <= data.toHz)) {
    validate.errors = [{ keywordLocation: "#/properties/toHz/minimum", instanceLocation: "#/toHz" }]
    return false
  }
  if (!(1000000000000000 >= data.toHz)) {
    validate.errors = [{ keywordLocation: "#/properties/toHz/maximum", instanceLocation: "#/toHz" }]
    return false
  }
  if (!(typeof data.deltaHz === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/deltaHz/type", instanceLocation: "#/deltaHz" }]
    return false
  }
  if (!(-1000000000000000 <= data.deltaHz)) {
    validate.errors = [{ keywordLocation: "#/properties/deltaHz/minimum", instanceLocation: "#/deltaHz" }]
    return false
  }
  if (!(1000000000000000 >= data.deltaHz)) {
    validate.errors = [{ keywordLocation: "#/properties/deltaHz/maximum", instanceLocation: "#/deltaHz" }]
    return false
  }
  if (!(typeof data.kind === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/kind/type", instanceLocation: "#/kind" }]
    return false
  }
  if (!pattern2.test(data.kind)) {
    validate.errors = [{ keywordLocation: "#/properties/kind/pattern", instanceLocation: "#/kind" }]
    return false
  }
  if (!(typeof data.source === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/source/type", instanceLocation: "#/source" }]
    return false
  }
  if (!pattern2.test(data.source)) {
    validate.errors = [{ keywordLocation: "#/properties/source/pattern", instanceLocation: "#/source" }]
    return false
  }
  if (!(typeof data.reason === "string" || data.reason === null)) {
    validate.errors = [{ keywordLocation: "#/properties/reason/type", instanceLocation: "#/reason" }]
    return false
  }
  if (typeof data.reason === "string") {
    if (data.reason.length > 10000 && stringLength(data.reason) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/reason/maxLength", instanceLocation: "#/reason" }]
      return false
    }
  }
  if (!(typeof data.expectedLiquid === "number" || data.expectedLiquid === null)) {
    validate.errors = [{ keywordLocation: "#/properties/expectedLiquid/type", instanceLocation: "#/expectedLiquid" }]
    return false
  }
  if (typeof data.expectedLiquid === "number") {
    if (!(-1000000000000000 <= data.expectedLiquid)) {
      validate.errors = [{ keywordLocation: "#/properties/expectedLiquid/minimum", instanceLocation: "#/expectedLiquid" }]
      return false
    }
    if (!(1000000000000000 >= data.expectedLiquid)) {
      validate.errors = [{ keywordLocation: "#/properties/expectedLiquid/maximum", instanceLocation: "#/expectedLiquid" }]
      return false
    }
  }
  if (!(typeof data.expectedOil === "number" || data.expectedOil === null)) {
    validate.errors = [{ keywordLocation: "#/properties/expectedOil/type", instanceLocation: "#/expectedOil" }]
    return false
  }
  if (typeof data.expectedOil === "number") {
    if (!(-1000000000000000 <= data.expectedOil)) {
      validate.errors = [{ keywordLocation: "#/properties/expectedOil/minimum", instanceLocation: "#/expectedOil" }]
      return false
    }
    if (!(1000000000000000 >= data.expectedOil)) {
      validate.errors = [{ keywordLocation: "#/properties/expectedOil/maximum", instanceLocation: "#/expectedOil" }]
      return false
    }
  }
  if (!(typeof data.expectedPowerPct === "number" || data.expectedPowerPct === null)) {
    validate.errors = [{ keywordLocation: "#/properties/expectedPowerPct/type", instanceLocation: "#/expectedPowerPct" }]
    return false
  }
  if (typeof data.expectedPowerPct === "number") {
    if (!(-1000000000000000 <= data.expectedPowerPct)) {
      validate.errors = [{ keywordLocation: "#/properties/expectedPowerPct/minimum", instanceLocation: "#/expectedPowerPct" }]
      return false
    }
    if (!(1000000000000000 >= data.expectedPowerPct)) {
      validate.errors = [{ keywordLocation: "#/properties/expectedPowerPct/maximum", instanceLocation: "#/expectedPowerPct" }]
      return false
    }
  }
  if (!(typeof data.expectedPower === "number" || data.expectedPower === null)) {
    validate.errors = [{ keywordLocation: "#/properties/expectedPower/type", instanceLocation: "#/expectedPower" }]
    return false
  }
  if (typeof data.expectedPower === "number") {
    if (!(-1000000000000000 <= data.expectedPower)) {
      validate.errors = [{ keywordLocation: "#/properties/expectedPower/minimum", instanceLocation: "#/expectedPower" }]
      return false
    }
    if (!(1000000000000000 >= data.expectedPower)) {
      validate.errors = [{ keywordLocation: "#/properties/expectedPower/maximum", instanceLocation: "#/expectedPower" }]
      return false
    }
  }
  if (!(typeof data.oilPerEnergy === "number" || data.oilPerEnergy === null)) {
    validate.errors = [{ keywordLocation: "#/properties/oilPerEnergy/type", instanceLocation: "#/oilPerEnergy" }]
    return false
  }
  if (typeof data.oilPerEnergy === "number") {
    if (!(-1000000000000000 <= data.oilPerEnergy)) {
      validate.errors = [{ keywordLocation: "#/properties/oilPerEnergy/minimum", instanceLocation: "#/oilPerEnergy" }]
      return false
    }
    if (!(1000000000000000 >= data.oilPerEnergy)) {
      validate.errors = [{ keywordLocation: "#/properties/oilPerEnergy/maximum", instanceLocation: "#/oilPerEnergy" }]
      return false
    }
  }
  if (!Array.isArray(data.checks)) {
    validate.errors = [{ keywordLocation: "#/properties/checks/type", instanceLocation: "#/checks" }]
    return false
  }
  if (data.checks.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/checks/maxItems", instanceLocation: "#/checks" }]
    return false
  }
  for (let vvv = 0; vvv < data.checks.length; vvv++) {
    if (data.checks[vvv] !== undefined && hasOwn(data.checks, vvv)) {
      const err142 = validate.errors
      const res142 = ref106(data.checks[vvv])
      const suberr142 = ref106.errors
      validate.errors = err142
      if (!res142) {
        validate.errors = [errorMerge(suberr142[0], "#/properties/checks/items/$ref", "#/checks/"+vvv)]
        return false
      }
    }
  }
  if (!(typeof data.status === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/status/type", instanceLocation: "#/status" }]
    return false
  }
  if (!pattern2.test(data.status)) {
    validate.errors = [{ keywordLocation: "#/properties/status/pattern", instanceLocation: "#/status" }]
    return false
  }
  if (!(typeof data.decidedBy === "string" || data.decidedBy === null)) {
    validate.errors = [{ keywordLocation: "#/properties/decidedBy/type", instanceLocation: "#/decidedBy" }]
    return false
  }
  if (typeof data.decidedBy === "string") {
    if (data.decidedBy.length > 10000 && stringLength(data.decidedBy) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/decidedBy/maxLength", instanceLocation: "#/decidedBy" }]
      return false
    }
  }
  if (!(typeof data.expiresAt === "string" || data.expiresAt === null)) {
    validate.errors = [{ keywordLocation: "#/properties/expiresAt/type", instanceLocation: "#/expiresAt" }]
    return false
  }
  if (typeof data.expiresAt === "string") {
    if (!format1.test(data.expiresAt)) {
      validate.errors = [{ keywordLocation: "#/properties/expiresAt/format", instanceLocation: "#/expiresAt" }]
      return false
    }
  }
  if (!(typeof data.expectedOilLow === "number" || data.expectedOilLow === null)) {
    validate.errors = [{ keywordLocation: "#/properties/expectedOilLow/type", instanceLocation: "#/expectedOilLow" }]
    return false
  }
  if (typeof data.expectedOilLow === "number") {
    if (!(-1000000000000000 <= data.expectedOilLow)) {
      validate.errors = [{ keywordLocation: "#/properties/expectedOilLow/minimum", instanceLocation: "#/expectedOilLow" }]
      return false
    }
    if (!(1000000000000000 >= data.expectedOilLow)) {
      validate.errors = [{ keywordLocation: "#/properties/expectedOilLow/maximum", instanceLocation: "#/expectedOilLow" }]
      return false
    }
  }
  if (!(typeof data.expectedOilHigh === "number" || data.expectedOilHigh === null)) {
    validate.errors = [{ keywordLocation: "#/properties/expectedOilHigh/type", instanceLocation: "#/expectedOilHigh" }]
    return false
  }
  if (typeof data.expectedOilHigh === "number") {
    if (!(-1000000000000000 <= data.expectedOilHigh)) {
      validate.errors = [{ keywordLocation: "#/properties/expectedOilHigh/minimum", instanceLocation: "#/expectedOilHigh" }]
      return false
    }
    if (!(1000000000000000 >= data.expectedOilHigh)) {
      validate.errors = [{ keywordLocation: "#/properties/expectedOilHigh/maximum", instanceLocation: "#/expectedOilHigh" }]
      return false
    }
  }
  if (!(typeof data.decidedAt === "string" || data.decidedAt === null)) {
    validate.errors = [{ keywordLocation: "#/properties/decidedAt/type", instanceLocation: "#/decidedAt" }]
    return false
  }
  if (typeof data.decidedAt === "string") {
    if (!format1.test(data.decidedAt)) {
      validate.errors = [{ keywordLocation: "#/properties/decidedAt/format", instanceLocation: "#/decidedAt" }]
      return false
    }
  }
  if (!(typeof data.snoozedUntil === "string" || data.snoozedUntil === null)) {
    validate.errors = [{ keywordLocation: "#/properties/snoozedUntil/type", instanceLocation: "#/snoozedUntil" }]
    return false
  }
  if (typeof data.snoozedUntil === "string") {
    if (!format1.test(data.snoozedUntil)) {
      validate.errors = [{ keywordLocation: "#/properties/snoozedUntil/format", instanceLocation: "#/snoozedUntil" }]
      return false
    }
  }
  if (!(typeof data.plannedFor === "string" || data.plannedFor === null)) {
    validate.errors = [{ keywordLocation: "#/properties/plannedFor/type", instanceLocation: "#/plannedFor" }]
    return false
  }
  if (typeof data.plannedFor === "string") {
    if (!format1.test(data.plannedFor)) {
      validate.errors = [{ keywordLocation: "#/properties/plannedFor/format", instanceLocation: "#/plannedFor" }]
      return false
    }
  }
  const err143 = validate.errors
  const res143 = ref107(data.version)
  const suberr143 = ref107.errors
  validate.errors = err143
  if (!res143) {
    validate.errors = [errorMerge(suberr143[0], "#/properties/version/$ref", "#/version")]
    return false
  }
  if (!Array.isArray(data.decisions)) {
    validate.errors = [{ keywordLocation: "#/properties/decisions/type", instanceLocation: "#/decisions" }]
    return false
  }
  if (data.decisions.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/decisions/maxItems", instanceLocation: "#/decisions" }]
    return false
  }
  for (let xxx = 0; xxx < data.decisions.length; xxx++) {
    if (data.decisions[xxx] !== undefined && hasOwn(data.decisions, xxx)) {
      const err146 = validate.errors
      const res146 = ref108(data.decisions[xxx])
      const suberr146 = ref108.errors
      validate.errors = err146
      if (!res146) {
        validate.errors = [errorMerge(suberr146[0], "#/properties/decisions/items/$ref", "#/decisions/"+xxx)]
        return false
      }
    }
  }
  return true
};
const ref104 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (data.headers["x-next-cursor"] !== undefined && hasOwn(data.headers, "x-next-cursor")) {
    if (!(typeof data.headers["x-next-cursor"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/type", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
    if (data.headers["x-next-cursor"].length > 512 && stringLength(data.headers["x-next-cursor"]) > 512) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/maxLength", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let uuu = 0; uuu < data.body.length; uuu++) {
    if (data.body[uuu] !== undefined && hasOwn(data.body, uuu)) {
      const err147 = validate.errors
      const res147 = ref105(data.body[uuu])
      const suberr147 = ref105.errors
      validate.errors = err147
      if (!res147) {
        validate.errors = [errorMerge(suberr147[0], "#/properties/body/items/$ref", "#/body/"+uuu)]
        return false
      }
    }
  }
  return true
};
const ref113 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.liquid !== undefined && hasOwn(data, "liquid"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/liquid" }]
    return false
  }
  if (!(data.oil !== undefined && hasOwn(data, "oil"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/oil" }]
    return false
  }
  if (!(data.waterCut !== undefined && hasOwn(data, "waterCut"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/waterCut" }]
    return false
  }
  if (!(data.gor !== undefined && hasOwn(data, "gor"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/gor" }]
    return false
  }
  if (!(data.intakePressure !== undefined && hasOwn(data, "intakePressure"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/intakePressure" }]
    return false
  }
  if (!(data.motorCurrent !== undefined && hasOwn(data, "motorCurrent"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/motorCurrent" }]
    return false
  }
  if (!(data.motorTemperature !== undefined && hasOwn(data, "motorTemperature"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/motorTemperature" }]
    return false
  }
  if (!(data.specificEnergy !== undefined && hasOwn(data, "specificEnergy"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/specificEnergy" }]
    return false
  }
  if (!(typeof data.liquid === "number" || data.liquid === null)) {
    validate.errors = [{ keywordLocation: "#/properties/liquid/type", instanceLocation: "#/liquid" }]
    return false
  }
  if (typeof data.liquid === "number") {
    if (!(-1000000000000000 <= data.liquid)) {
      validate.errors = [{ keywordLocation: "#/properties/liquid/minimum", instanceLocation: "#/liquid" }]
      return false
    }
    if (!(1000000000000000 >= data.liquid)) {
      validate.errors = [{ keywordLocation: "#/properties/liquid/maximum", instanceLocation: "#/liquid" }]
      return false
    }
  }
  if (!(typeof data.oil === "number" || data.oil === null)) {
    validate.errors = [{ keywordLocation: "#/properties/oil/type", instanceLocation: "#/oil" }]
    return false
  }
  if (typeof data.oil === "number") {
    if (!(-1000000000000000 <= data.oil)) {
      validate.errors = [{ keywordLocation: "#/properties/oil/minimum", instanceLocation: "#/oil" }]
      return false
    }
    if (!(1000000000000000 >= data.oil)) {
      validate.errors = [{ keywordLocation: "#/properties/oil/maximum", instanceLocation: "#/oil" }]
      return false
    }
  }
  if (!(typeof data.waterCut === "number" || data.waterCut === null)) {
    validate.errors = [{ keywordLocation: "#/properties/waterCut/type", instanceLocation: "#/waterCut" }]
    return false
  }
  if (typeof data.waterCut === "number") {
    if (!(-1000000000000000 <= data.waterCut)) {
      validate.errors = [{ keywordLocation: "#/properties/waterCut/minimum", instanceLocation: "#/waterCut" }]
      return false
    }
    if (!(1000000000000000 >= data.waterCut)) {
      validate.errors = [{ keywordLocation: "#/properties/waterCut/maximum", instanceLocation: "#/waterCut" }]
      return false
    }
  }
  if (!(typeof data.gor === "number" || data.gor === null)) {
    validate.errors = [{ keywordLocation: "#/properties/gor/type", instanceLocation: "#/gor" }]
    return false
  }
  if (typeof data.gor === "number") {
    if (!(-1000000000000000 <= data.gor)) {
      validate.errors = [{ keywordLocation: "#/properties/gor/minimum", instanceLocation: "#/gor" }]
      return false
    }
    if (!(1000000000000000 >= data.gor)) {
      validate.errors = [{ keywordLocation: "#/properties/gor/maximum", instanceLocation: "#/gor" }]
      return false
    }
  }
  if (!(typeof data.intakePressure === "number" || data.intakePressure === null)) {
    validate.errors = [{ keywordLocation: "#/properties/intakePressure/type", instanceLocation: "#/intakePressure" }]
    return false
  }
  if (typeof data.intakePressure === "number") {
    if (!(-1000000000000000 <= data.intakePressure)) {
      validate.errors = [{ keywordLocation: "#/properties/intakePressure/minimum", instanceLocation: "#/intakePressure" }]
      return false
    }
    if (!(1000000000000000 >= data.intakePressure)) {
      validate.errors = [{ keywordLocation: "#/properties/intakePressure/maximum", instanceLocation: "#/intakePressure" }]
      return false
    }
  }
  if (!(typeof data.motorCurrent === "number" || data.motorCurrent === null)) {
    validate.errors = [{ keywordLocation: "#/properties/motorCurrent/type", instanceLocation: "#/motorCurrent" }]
    return false
  }
  if (typeof data.motorCurrent === "number") {
    if (!(-1000000000000000 <= data.motorCurrent)) {
      validate.errors = [{ keywordLocation: "#/properties/motorCurrent/minimum", instanceLocation: "#/motorCurrent" }]
      return false
    }
    if (!(1000000000000000 >= data.motorCurrent)) {
      validate.errors = [{ keywordLocation: "#/properties/motorCurrent/maximum", instanceLocation: "#/motorCurrent" }]
      return false
    }
  }
  if (!(typeof data.motorTemperature === "number" || data.motorTemperature === null)) {
    validate.errors = [{ keywordLocation: "#/properties/motorTemperature/type", instanceLocation: "#/motorTemperature" }]
    return false
  }
  if (typeof data.motorTemperature === "number") {
    if (!(-1000000000000000 <= data.motorTemperature)) {
      validate.errors = [{ keywordLocation: "#/properties/motorTemperature/minimum", instanceLocation: "#/motorTemperature" }]
      return false
    }
    if (!(1000000000000000 >= data.motorTemperature)) {
      validate.errors = [{ keywordLocation: "#/properties/motorTemperature/maximum", instanceLocation: "#/motorTemperature" }]
      return false
    }
  }
  if (!(typeof data.specificEnergy === "number" || data.specificEnergy === null)) {
    validate.errors = [{ keywordLocation: "#/properties/specificEnergy/type", instanceLocation: "#/specificEnergy" }]
    return false
  }
  if (typeof data.specificEnergy === "number") {
    if (!(-1000000000000000 <= data.specificEnergy)) {
      validate.errors = [{ keywordLocation: "#/properties/specificEnergy/minimum", instanceLocation: "#/specificEnergy" }]
      return false
    }
    if (!(1000000000000000 >= data.specificEnergy)) {
      validate.errors = [{ keywordLocation: "#/properties/specificEnergy/maximum", instanceLocation: "#/specificEnergy" }]
      return false
    }
  }
  return true
};
const ref114 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.low !== undefined && hasOwn(data, "low"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/low" }]
    return false
  }
  if (!(data.mid !== undefined && hasOwn(data, "mid"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/mid" }]
    return false
  }
  if (!(data.high !== undefined && hasOwn(data, "high"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/high" }]
    return false
  }
  if (!(typeof data.low === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/low/type", instanceLocation: "#/low" }]
    return false
  }
  if (!(-1000000000000000 <= data.low)) {
    validate.errors = [{ keywordLocation: "#/properties/low/minimum", instanceLocation: "#/low" }]
    return false
  }
  if (!(1000000000000000 >= data.low)) {
    validate.errors = [{ keywordLocation: "#/properties/low/maximum", instanceLocation: "#/low" }]
    return false
  }
  if (!(typeof data.mid === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/mid/type", instanceLocation: "#/mid" }]
    return false
  }
  if (!(-1000000000000000 <= data.mid)) {
    validate.errors = [{ keywordLocation: "#/properties/mid/minimum", instanceLocation: "#/mid" }]
    return false
  }
  if (!(1000000000000000 >= data.mid)) {
    validate.errors = [{ keywordLocation: "#/properties/mid/maximum", instanceLocation: "#/mid" }]
    return false
  }
  if (!(typeof data.high === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/high/type", instanceLocation: "#/high" }]
    return false
  }
  if (!(-1000000000000000 <= data.high)) {
    validate.errors = [{ keywordLocation: "#/properties/high/minimum", instanceLocation: "#/high" }]
    return false
  }
  if (!(1000000000000000 >= data.high)) {
    validate.errors = [{ keywordLocation: "#/properties/high/maximum", instanceLocation: "#/high" }]
    return false
  }
  return true
};
const ref112 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.changeId !== undefined && hasOwn(data, "changeId"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/changeId" }]
    return false
  }
  if (!(data.well !== undefined && hasOwn(data, "well"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/well" }]
    return false
  }
  if (!(data.at !== undefined && hasOwn(data, "at"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/at" }]
    return false
  }
  if (!(data.fromHz !== undefined && hasOwn(data, "fromHz"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/fromHz" }]
    return false
  }
  if (!(data.toHz !== undefined && hasOwn(data, "toHz"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/toHz" }]
    return false
  }
  if (!(data.expectedOil !== undefined && hasOwn(data, "expectedOil"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/expectedOil" }]
    return false
  }
  if (!(data.baselineDays !== undefined && hasOwn(data, "baselineDays"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/baselineDays" }]
    return false
  }
  if (!(data.afterDays !== undefined && hasOwn(data, "afterDays"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/afterDays" }]
    return false
  }
  if (!(data.stabilisedAt !== undefined && hasOwn(data, "stabilisedAt"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/stabilisedAt" }]
    return false
  }
  if (!(data.before !== undefined && hasOwn(data, "before"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/before" }]
    return false
  }
  if (!(data.after !== undefined && hasOwn(data, "after"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/after" }]
    return false
  }
  if (!(data.delta !== undefined && hasOwn(data, "delta"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/delta" }]
    return false
  }
  if (!(data.attainmentPct !== undefined && hasOwn(data, "attainmentPct"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/attainmentPct" }]
    return false
  }
  if (!(data.confounders !== undefined && hasOwn(data, "confounders"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/confounders" }]
    return false
  }
  if (!(data.verdict !== undefined && hasOwn(data, "verdict"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/verdict" }]
    return false
  }
  if (!(data.nextReview !== undefined && hasOwn(data, "nextReview"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/nextReview" }]
    return false
  }
  if (!(data.comment !== undefined && hasOwn(data, "comment"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/comment" }]
    return false
  }
  if (!(data.effect !== undefined && hasOwn(data, "effect"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/effect" }]
    return false
  }
  if (!(data.detectableEffect !== undefined && hasOwn(data, "detectableEffect"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/detectableEffect" }]
    return false
  }
  if (!(data.attainmentRange !== undefined && hasOwn(data, "attainmentRange"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/attainmentRange" }]
    return false
  }
  if (!(data.fading !== undefined && hasOwn(data, "fading"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/fading" }]
    return false
  }
  const err148 = validate.errors
  const res148 = ref2(data.changeId)
  const suberr148 = ref2.errors
  validate.errors = err148
  if (!res148) {
    validate.errors = [errorMerge(suberr148[0], "#/properties/changeId/$ref", "#/changeId")]
    return false
  }
  const err149 = validate.errors
  const res149 = ref41(data.well)
  const suberr149 = ref41.errors
  validate.errors = err149
  if (!res149) {
    validate.errors = [errorMerge(suberr149[0], "#/properties/well/$ref", "#/well")]
    return false
  }
  if (!(typeof data.at === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/at/type", instanceLocation: "#/at" }]
    return false
  }
  if (!format1.test(data.at)) {
    validate.errors = [{ keywordLocation: "#/properties/at/format", instanceLocation: "#/at" }]
    return false
  }
  if (!(typeof data.fromHz === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/fromHz/type", instanceLocation: "#/fromHz" }]
    return false
  }
  if (!(0 <= data.fromHz)) {
    validate.errors = [{ keywordLocation: "#/properties/fromHz/minimum", instanceLocation: "#/fromHz" }]
    return false
  }
  if (!(1000000000000000 >= data.fromHz)) {
    validate.errors = [{ keywordLocation: "#/properties/fromHz/maximum", instanceLocation: "#/fromHz" }]
    return false
  }
  if (!(typeof data.toHz === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/toHz/type", instanceLocation: "#/toHz" }]
    return false
  }
  if (!(0 <= data.toHz)) {
    validate.errors = [{ keywordLocation: "#/properties/toHz/minimum", instanceLocation: "#/toHz" }]
    return false
  }
  if (!(1000000000000000 >= data.toHz)) {
    validate.errors = [{ keywordLocation: "#/properties/toHz/maximum", instanceLocation: "#/toHz" }]
    return false
  }
  if (!(typeof data.expectedOil === "number" || data.expectedOil === null)) {
    validate.errors = [{ keywordLocation: "#/properties/expectedOil/type", instanceLocation: "#/expectedOil" }]
    return false
  }
  if (typeof data.expectedOil === "number") {
    if (!(-1000000000000000 <= data.expectedOil)) {
      validate.errors = [{ keywordLocation: "#/properties/expectedOil/minimum", instanceLocation: "#/expectedOil" }]
      return false
    }
    if (!(1000000000000000 >= data.expectedOil)) {
      validate.errors = [{ keywordLocation: "#/properties/expectedOil/maximum", instanceLocation: "#/expectedOil" }]
      return false
    }
  }
  if (!Number.isInteger(data.baselineDays)) {
    validate.errors = [{ keywordLocation: "#/properties/baselineDays/type", instanceLocation: "#/baselineDays" }]
    return false
  }
  if (!(0 <= data.baselineDays)) {
    validate.errors = [{ keywordLocation: "#/properties/baselineDays/minimum", instanceLocation: "#/baselineDays" }]
    return false
  }
  if (!(1000000000000000 >= data.baselineDays)) {
    validate.errors = [{ keywordLocation: "#/properties/baselineDays/maximum", instanceLocation: "#/baselineDays" }]
    return false
  }
  if (!Number.isInteger(data.afterDays)) {
    validate.errors = [{ keywordLocation: "#/properties/afterDays/type", instanceLocation: "#/afterDays" }]
    return false
  }
  if (!(0 <= data.afterDays)) {
    validate.errors = [{ keywordLocation: "#/properties/afterDays/minimum", instanceLocation: "#/afterDays" }]
    return false
  }
  if (!(1000000000000000 >= data.afterDays)) {
    validate.errors = [{ keywordLocation: "#/properties/afterDays/maximum", instanceLocation: "#/afterDays" }]
    return false
  }
  if (!(typeof data.stabilisedAt === "string" || data.stabilisedAt === null)) {
    validate.errors = [{ keywordLocation: "#/properties/stabilisedAt/type", instanceLocation: "#/stabilisedAt" }]
    return false
  }
  if (typeof data.stabilisedAt === "string") {
    if (!format1.test(data.stabilisedAt)) {
      validate.errors = [{ keywordLocation: "#/properties/stabilisedAt/format", instanceLocation: "#/stabilisedAt" }]
      return false
    }
  }
  const err150 = validate.errors
  const res150 = ref113(data.before)
  const suberr150 = ref113.errors
  validate.errors = err150
  if (!res150) {
    validate.errors = [errorMerge(suberr150[0], "#/properties/before/$ref", "#/before")]
    return false
  }
  const err151 = validate.errors
  const res151 = ref113(data.after)
  const suberr151 = ref113.errors
  validate.errors = err151
  if (!res151) {
    validate.errors = [errorMerge(suberr151[0], "#/properties/after/$ref", "#/after")]
    return false
  }
  const err152 = validate.errors
  const res152 = ref113(data.delta)
  const suberr152 = ref113.errors
  validate.errors = err152
  if (!res152) {
    validate.errors = [errorMerge(suberr152[0], "#/properties/delta/$ref", "#/delta")]
    return false
  }
  if (!(typeof data.attainmentPct === "number" || data.attainmentPct === null)) {
    validate.errors = [{ keywordLocation: "#/properties/attainmentPct/type", instanceLocation: "#/attainmentPct" }]
    return false
  }
  if (typeof data.attainmentPct === "number") {
    if (!(-1000000000000000 <= data.attainmentPct)) {
      validate.errors = [{ keywordLocation: "#/properties/attainmentPct/minimum", instanceLocation: "#/attainmentPct" }]
      return false
    }
    if (!(1000000000000000 >= data.attainmentPct)) {
      validate.errors = [{ keywordLocation: "#/properties/attainmentPct/maximum", instanceLocation: "#/attainmentPct" }]
      return false
    }
  }
  if (!Array.isArray(data.confounders)) {
    validate.errors = [{ keywordLocation: "#/properties/confounders/type", instanceLocation: "#/confounders" }]
    return false
  }
  if (data.confounders.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/confounders/maxItems", instanceLocation: "#/confounders" }]
    return false
  }
  for (let zzz = 0; zzz < data.confounders.length; zzz++) {
    if (data.confounders[zzz] !== undefined && hasOwn(data.confounders, zzz)) {
      if (!(typeof data.confounders[zzz] === "string")) {
        validate.errors = [{ keywordLocation: "#/properties/confounders/items/type", instanceLocation: "#/confounders/"+zzz }]
        return false
      }
      if (!(pattern2.test(data.confounders[zzz]))) {
        validate.errors = [{ keywordLocation: "#/properties/confounders/items/pattern", instanceLocation: "#/confounders/"+zzz }]
        return false
      }
    }
  }
  if (!(typeof data.verdict === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/verdict/type", instanceLocation: "#/verdict" }]
    return false
  }
  if (!pattern2.test(data.verdict)) {
    validate.errors = [{ keywordLocation: "#/properties/verdict/pattern", instanceLocation: "#/verdict" }]
    return false
  }
  if (!(typeof data.nextReview === "string" || data.nextReview === null)) {
    validate.errors = [{ keywordLocation: "#/properties/nextReview/type", instanceLocation: "#/nextReview" }]
    return false
  }
  if (typeof data.nextReview === "string") {
    if (!format3.test(data.nextReview)) {
      validate.errors = [{ keywordLocation: "#/properties/nextReview/format", instanceLocation: "#/nextReview" }]
      return false
    }
  }
  if (!(typeof data.comment === "string" || data.comment === null)) {
    validate.errors = [{ keywordLocation: "#/properties/comment/type", instanceLocation: "#/comment" }]
    return false
  }
  if (typeof data.comment === "string") {
    if (data.comment.length > 10000 && stringLength(data.comment) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/comment/maxLength", instanceLocation: "#/comment" }]
      return false
    }
  }
  let passes22 = 0
  const sub44 = (() => {
    const err153 = validate.errors
    const res153 = ref114(data.effect)
    const suberr153 = ref114.errors
    validate.errors = err153
    if (!res153) return false
    return true
  })()
  if (sub44) passes22++
  const sub45 = (() => {
    if (!(data.effect === null)) return false
    return true
  })()
  if (sub45) passes22++
  if (passes22 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/effect/oneOf", instanceLocation: "#/effect" }]
    return false
  }
  if (!(typeof data.detectableEffect === "number" || data.detectableEffect === null)) {
    validate.errors = [{ keywordLocation: "#/properties/detectableEffect/type", instanceLocation: "#/detectableEffect" }]
    return false
  }
  if (typeof data.detectableEffect === "number") {
    if (!(0 <= data.detectableEffect)) {
      validate.errors = [{ keywordLocation: "#/properties/detectableEffect/minimum", instanceLocation: "#/detectableEffect" }]
      return false
    }
    if (!(1000000000000000 >= data.detectableEffect)) {
      validate.errors = [{ keywordLocation: "#/properties/detectableEffect/maximum", instanceLocation: "#/detectableEffect" }]
      return false
    }
  }
  let passes23 = 0
  const sub46 = (() => {
    const err154 = validate.errors
    const res154 = ref114(data.attainmentRange)
    const suberr154 = ref114.errors
    validate.errors = err154
    if (!res154) return false
    return true
  })()
  if (sub46) passes23++
  const sub47 = (() => {
    if (!(data.attainmentRange === null)) return false
    return true
  })()
  if (sub47) passes23++
  if (passes23 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/attainmentRange/oneOf", instanceLocation: "#/attainmentRange" }]
    return false
  }
  if (!(typeof data.fading === "boolean")) {
    validate.errors = [{ keywordLocation: "#/properties/fading/type", instanceLocation: "#/fading" }]
    return false
  }
  return true
};
const ref111 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (data.headers["x-next-cursor"] !== undefined && hasOwn(data.headers, "x-next-cursor")) {
    if (!(typeof data.headers["x-next-cursor"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/type", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
    if (data.headers["x-next-cursor"].length > 512 && stringLength(data.headers["x-next-cursor"]) > 512) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/maxLength", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let yyy = 0; yyy < data.body.length; yyy++) {
    if (data.body[yyy] !== undefined && hasOwn(data.body, yyy)) {
      const err155 = validate.errors
      const res155 = ref112(data.body[yyy])
      const suberr155 = ref112.errors
      validate.errors = err155
      if (!res155) {
        validate.errors = [errorMerge(suberr155[0], "#/properties/body/items/$ref", "#/body/"+yyy)]
        return false
      }
    }
  }
  return true
};
const ref116 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.pumps !== undefined && hasOwn(data, "pumps"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/pumps" }]
    return false
  }
  if (!(data.judgedPumps !== undefined && hasOwn(data, "judgedPumps"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/judgedPumps" }]
    return false
  }
  if (!(data.outsideWindow !== undefined && hasOwn(data, "outsideWindow"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/outsideWindow" }]
    return false
  }
  if (!(data.medianFrequency !== undefined && hasOwn(data, "medianFrequency"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/medianFrequency" }]
    return false
  }
  if (!(data.specificEnergy !== undefined && hasOwn(data, "specificEnergy"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/specificEnergy" }]
    return false
  }
  if (!(data.tripsLast30d !== undefined && hasOwn(data, "tripsLast30d"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/tripsLast30d" }]
    return false
  }
  if (!(data.tracked !== undefined && hasOwn(data, "tracked"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/tracked" }]
    return false
  }
  if (!(data.settling !== undefined && hasOwn(data, "settling"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/settling" }]
    return false
  }
  if (!(data.judged !== undefined && hasOwn(data, "judged"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/judged" }]
    return false
  }
  if (!(data.proved !== undefined && hasOwn(data, "proved"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/proved" }]
    return false
  }
  if (!(data.provedOil !== undefined && hasOwn(data, "provedOil"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/provedOil" }]
    return false
  }
  if (!(data.takenAdvice !== undefined && hasOwn(data, "takenAdvice"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/takenAdvice" }]
    return false
  }
  if (!(data.takenInsideRange !== undefined && hasOwn(data, "takenInsideRange"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/takenInsideRange" }]
    return false
  }
  if (!(data.takenOilMtd !== undefined && hasOwn(data, "takenOilMtd"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/takenOilMtd" }]
    return false
  }
  if (!Number.isInteger(data.pumps)) {
    validate.errors = [{ keywordLocation: "#/properties/pumps/type", instanceLocation: "#/pumps" }]
    return false
  }
  if (!(0 <= data.pumps)) {
    validate.errors = [{ keywordLocation: "#/properties/pumps/minimum", instanceLocation: "#/pumps" }]
    return false
  }
  if (!(1000000000000000 >= data.pumps)) {
    validate.errors = [{ keywordLocation: "#/properties/pumps/maximum", instanceLocation: "#/pumps" }]
    return false
  }
  if (!Number.isInteger(data.judgedPumps)) {
    validate.errors = [{ keywordLocation: "#/properties/judgedPumps/type", instanceLocation: "#/judgedPumps" }]
    return false
  }
  if (!(0 <= data.judgedPumps)) {
    validate.errors = [{ keywordLocation: "#/properties/judgedPumps/minimum", instanceLocation: "#/judgedPumps" }]
    return false
  }
  if (!(1000000000000000 >= data.judgedPumps)) {
    validate.errors = [{ keywordLocation: "#/properties/judgedPumps/maximum", instanceLocation: "#/judgedPumps" }]
    return false
  }
  if (!(Number.isInteger(data.outsideWindow) || data.outsideWindow === null)) {
    validate.errors = [{ keywordLocation: "#/properties/outsideWindow/type", instanceLocation: "#/outsideWindow" }]
    return false
  }
  if (typeof data.outsideWindow === "number") {
    if (!(0 <= data.outsideWindow)) {
      validate.errors = [{ keywordLocation: "#/properties/outsideWindow/minimum", instanceLocation: "#/outsideWindow" }]
      return false
    }
    if (!(1000000000000000 >= data.outsideWindow)) {
      validate.errors = [{ keywordLocation: "#/properties/outsideWindow/maximum", instanceLocation: "#/outsideWindow" }]
      return false
    }
  }
  if (!(typeof data.medianFrequency === "number" || data.medianFrequency === null)) {
    validate.errors = [{ keywordLocation: "#/properties/medianFrequency/type", instanceLocation: "#/medianFrequency" }]
    return false
  }
  if (typeof data.medianFrequency === "number") {
    if (!(0 <= data.medianFrequency)) {
      validate.errors = [{ keywordLocation: "#/properties/medianFrequency/minimum", instanceLocation: "#/medianFrequency" }]
      return false
    }
    if (!(1000000000000000 >= data.medianFrequency)) {
      validate.errors = [{ keywordLocation: "#/properties/medianFrequency/maximum", instanceLocation: "#/medianFrequency" }]
      return false
    }
  }
  if (!(typeof data.specificEnergy === "number" || data.specificEnergy === null)) {
    validate.errors = [{ keywordLocation: "#/properties/specificEnergy/type", instanceLocation: "#/specificEnergy" }]
    return false
  }
  if (typeof data.specificEnergy === "number") {
    if (!(0 <= data.specificEnergy)) {
      validate.errors = [{ keywordLocation: "#/properties/specificEnergy/minimum", instanceLocation: "#/specificEnergy" }]
      return false
    }
    if (!(1000000000000000 >= data.specificEnergy)) {
      validate.errors = [{ keywordLocation: "#/properties/specificEnergy/maximum", instanceLocation: "#/specificEnergy" }]
      return false
    }
  }
  if (!Number.isInteger(data.tripsLast30d)) {
    validate.errors = [{ keywordLocation: "#/properties/tripsLast30d/type", instanceLocation: "#/tripsLast30d" }]
    return false
  }
  if (!(0 <= data.tripsLast30d)) {
    validate.errors = [{ keywordLocation: "#/properties/tripsLast30d/minimum", instanceLocation: "#/tripsLast30d" }]
    return false
  }
  if (!(1000000000000000 >= data.tripsLast30d)) {
    validate.errors = [{ keywordLocation: "#/properties/tripsLast30d/maximum", instanceLocation: "#/tripsLast30d" }]
    return false
  }
  if (!Number.isInteger(data.tracked)) {
    validate.errors = [{ keywordLocation: "#/properties/tracked/type", instanceLocation: "#/tracked" }]
    return false
  }
  if (!(0 <= data.tracked)) {
    validate.errors = [{ keywordLocation: "#/properties/tracked/minimum", instanceLocation: "#/tracked" }]
    return false
  }
  if (!(1000000000000000 >= data.tracked)) {
    validate.errors = [{ keywordLocation: "#/properties/tracked/maximum", instanceLocation: "#/tracked" }]
    return false
  }
  if (!Number.isInteger(data.settling)) {
    validate.errors = [{ keywordLocation: "#/properties/settling/type", instanceLocation: "#/settling" }]
    return false
  }
  if (!(0 <= data.settling)) {
    validate.errors = [{ keywordLocation: "#/properties/settling/minimum", instanceLocation: "#/settling" }]
    return false
  }
  if (!(1000000000000000 >= data.settling)) {
    validate.errors = [{ keywordLocation: "#/properties/settling/maximum", instanceLocation: "#/settling" }]
    return false
  }
  if (!Number.isInteger(data.judged)) {
    validate.errors = [{ keywordLocation: "#/properties/judged/type", instanceLocation: "#/judged" }]
    return false
  }
  if (!(0 <= data.judged)) {
    validate.errors = [{ keywordLocation: "#/properties/judged/minimum", instanceLocation: "#/judged" }]
    return false
  }
  if (!(1000000000000000 >= data.judged)) {
    validate.errors = [{ keywordLocation: "#/properties/judged/maximum", instanceLocation: "#/judged" }]
    return false
  }
  if (!Number.isInteger(data.proved)) {
    validate.errors = [{ keywordLocation: "#/properties/proved/type", instanceLocation: "#/proved" }]
    return false
  }
  if (!(0 <= data.proved)) {
    validate.errors = [{ keywordLocation: "#/properties/proved/minimum", instanceLocation: "#/proved" }]
    return false
  }
  if (!(1000000000000000 >= data.proved)) {
    validate.errors = [{ keywordLocation: "#/properties/proved/maximum", instanceLocation: "#/proved" }]
    return false
  }
  if (!(typeof data.provedOil === "number" || data.provedOil === null)) {
    validate.errors = [{ keywordLocation: "#/properties/provedOil/type", instanceLocation: "#/provedOil" }]
    return false
  }
  if (typeof data.provedOil === "number") {
    if (!(-1000000000000000 <= data.provedOil)) {
      validate.errors = [{ keywordLocation: "#/properties/provedOil/minimum", instanceLocation: "#/provedOil" }]
      return false
    }
    if (!(1000000000000000 >= data.provedOil)) {
      validate.errors = [{ keywordLocation: "#/properties/provedOil/maximum", instanceLocation: "#/provedOil" }]
      return false
    }
  }
  if (!Number.isInteger(data.takenAdvice)) {
    validate.errors = [{ keywordLocation: "#/properties/takenAdvice/type", instanceLocation: "#/takenAdvice" }]
    return false
  }
  if (!(0 <= data.takenAdvice)) {
    validate.errors = [{ keywordLocation: "#/properties/takenAdvice/minimum", instanceLocation: "#/takenAdvice" }]
    return false
  }
  if (!(1000000000000000 >= data.takenAdvice)) {
    validate.errors = [{ keywordLocation: "#/properties/takenAdvice/maximum", instanceLocation: "#/takenAdvice" }]
    return false
  }
  if (!Number.isInteger(data.takenInsideRange)) {
    validate.errors = [{ keywordLocation: "#/properties/takenInsideRange/type", instanceLocation: "#/takenInsideRange" }]
    return false
  }
  if (!(0 <= data.takenInsideRange)) {
    validate.errors = [{ keywordLocation: "#/properties/takenInsideRange/minimum", instanceLocation: "#/takenInsideRange" }]
    return false
  }
  if (!(1000000000000000 >= data.takenInsideRange)) {
    validate.errors = [{ keywordLocation: "#/properties/takenInsideRange/maximum", instanceLocation: "#/takenInsideRange" }]
    return false
  }
  if (!(typeof data.takenOilMtd === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/takenOilMtd/type", instanceLocation: "#/takenOilMtd" }]
    return false
  }
  if (!(-1000000000000000 <= data.takenOilMtd)) {
    validate.errors = [{ keywordLocation: "#/properties/takenOilMtd/minimum", instanceLocation: "#/takenOilMtd" }]
    return false
  }
  if (!(1000000000000000 >= data.takenOilMtd)) {
    validate.errors = [{ keywordLocation: "#/properties/takenOilMtd/maximum", instanceLocation: "#/takenOilMtd" }]
    return false
  }
  return true
};
const ref115 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  const err156 = validate.errors
  const res156 = ref116(data.body)
  const suberr156 = ref116.errors
  validate.errors = err156
  if (!res156) {
    validate.errors = [errorMerge(suberr156[0], "#/properties/body/$ref", "#/body")]
    return false
  }
  return true
};
const ref119 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.windowFrom !== undefined && hasOwn(data, "windowFrom"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/windowFrom" }]
    return false
  }
  if (!(data.windowTo !== undefined && hasOwn(data, "windowTo"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/windowTo" }]
    return false
  }
  if (!(data.wellsMonitored !== undefined && hasOwn(data, "wellsMonitored"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/wellsMonitored" }]
    return false
  }
  if (!(data.wellsReporting !== undefined && hasOwn(data, "wellsReporting"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/wellsReporting" }]
    return false
  }
  if (!(data.wellsStale !== undefined && hasOwn(data, "wellsStale"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/wellsStale" }]
    return false
  }
  if (!(data.total !== undefined && hasOwn(data, "total"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/total" }]
    return false
  }
  if (!(data.byDirection !== undefined && hasOwn(data, "byDirection"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/byDirection" }]
    return false
  }
  if (!(data.byVariable !== undefined && hasOwn(data, "byVariable"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/byVariable" }]
    return false
  }
  if (!(data.bySeverity !== undefined && hasOwn(data, "bySeverity"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/bySeverity" }]
    return false
  }
  if (!(data.byStatus !== undefined && hasOwn(data, "byStatus"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/byStatus" }]
    return false
  }
  if (!(data.explainedByEvent !== undefined && hasOwn(data, "explainedByEvent"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/explainedByEvent" }]
    return false
  }
  if (!(data.netOilEffect !== undefined && hasOwn(data, "netOilEffect"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/netOilEffect" }]
    return false
  }
  if (!(data.medianDetectionDelayDays !== undefined && hasOwn(data, "medianDetectionDelayDays"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/medianDetectionDelayDays" }]
    return false
  }
  if (!(data.precisionFromFeedback !== undefined && hasOwn(data, "precisionFromFeedback"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/precisionFromFeedback" }]
    return false
  }
  if (!(typeof data.windowFrom === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/windowFrom/type", instanceLocation: "#/windowFrom" }]
    return false
  }
  if (!format3.test(data.windowFrom)) {
    validate.errors = [{ keywordLocation: "#/properties/windowFrom/format", instanceLocation: "#/windowFrom" }]
    return false
  }
  if (!(typeof data.windowTo === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/windowTo/type", instanceLocation: "#/windowTo" }]
    return false
  }
  if (!format3.test(data.windowTo)) {
    validate.errors = [{ keywordLocation: "#/properties/windowTo/format", instanceLocation: "#/windowTo" }]
    return false
  }
  if (!Number.isInteger(data.wellsMonitored)) {
    validate.errors = [{ keywordLocation: "#/properties/wellsMonitored/type", instanceLocation: "#/wellsMonitored" }]
    return false
  }
  if (!(0 <= data.wellsMonitored)) {
    validate.errors = [{ keywordLocation: "#/properties/wellsMonitored/minimum", instanceLocation: "#/wellsMonitored" }]
    return false
  }
  if (!(1000000000000000 >= data.wellsMonitored)) {
    validate.errors = [{ keywordLocation: "#/properties/wellsMonitored/maximum", instanceLocation: "#/wellsMonitored" }]
    return false
  }
  if (!Number.isInteger(data.wellsReporting)) {
    validate.errors = [{ keywordLocation: "#/properties/wellsReporting/type", instanceLocation: "#/wellsReporting" }]
    return false
  }
  if (!(0 <= data.wellsReporting)) {
    validate.errors = [{ keywordLocation: "#/properties/wellsReporting/minimum", instanceLocation: "#/wellsReporting" }]
    return false
  }
  if (!(1000000000000000 >= data.wellsReporting)) {
    validate.errors = [{ keywordLocation: "#/properties/wellsReporting/maximum", instanceLocation: "#/wellsReporting" }]
    return false
  }
  if (!Number.isInteger(data.wellsStale)) {
    validate.errors = [{ keywordLocation: "#/properties/wellsStale/type", instanceLocation: "#/wellsStale" }]
    return false
  }
  if (!(0 <= data.wellsStale)) {
    validate.errors = [{ keywordLocation: "#/properties/wellsStale/minimum", instanceLocation: "#/wellsStale" }]
    return false
  }
  if (!(1000000000000000 >= data.wellsStale)) {
    validate.errors = [{ keywordLocation: "#/properties/wellsStale/maximum", instanceLocation: "#/wellsStale" }]
    return false
  }
  if (!Number.isInteger(data.total)) {
    validate.errors = [{ keywordLocation: "#/properties/total/type", instanceLocation: "#/total" }]
    return false
  }
  if (!(0 <= data.total)) {
    validate.errors = [{ keywordLocation: "#/properties/total/minimum", instanceLocation: "#/total" }]
    return false
  }
  if (!(1000000000000000 >= data.total)) {
    validate.errors = [{ keywordLocation: "#/properties/total/maximum", instanceLocation: "#/total" }]
    return false
  }
  if (data.provisional !== undefined && hasOwn(data, "provisional")) {
    if (!Number.isInteger(data.provisional)) {
      validate.errors = [{ keywordLocation: "#/properties/provisional/type", instanceLocation: "#/provisional" }]
      return false
    }
    if (!(0 <= data.provisional)) {
      validate.errors = [{ keywordLocation: "#/properties/provisional/minimum", instanceLocation: "#/provisional" }]
      return false
    }
    if (!(1000000000000000 >= data.provisional)) {
      validate.errors = [{ keywordLocation: "#/properties/provisional/maximum", instanceLocation: "#/provisional" }]
      return false
    }
  }
  else data.provisional = 0
  if (!(typeof data.byDirection === "object" && data.byDirection && !Array.isArray(data.byDirection))) {
    validate.errors = [{ keywordLocation: "#/properties/byDirection/type", instanceLocation: "#/byDirection" }]
    return false
  }
  if (!(data.byDirection.up !== undefined && hasOwn(data.byDirection, "up"))) {
    validate.errors = [{ keywordLocation: "#/properties/byDirection/required", instanceLocation: "#/byDirection/up" }]
    return false
  }
  if (!(data.byDirection.down !== undefined && hasOwn(data.byDirection, "down"))) {
    validate.errors = [{ keywordLocation: "#/properties/byDirection/required", instanceLocation: "#/byDirection/down" }]
    return false
  }
  if (!Number.isInteger(data.byDirection.up)) {
    validate.errors = [{ keywordLocation: "#/properties/byDirection/properties/up/type", instanceLocation: "#/byDirection/up" }]
    return false
  }
  if (!(0 <= data.byDirection.up)) {
    validate.errors = [{ keywordLocation: "#/properties/byDirection/properties/up/minimum", instanceLocation: "#/byDirection/up" }]
    return false
  }
  if (!(1000000000000000 >= data.byDirection.up)) {
    validate.errors = [{ keywordLocation: "#/properties/byDirection/properties/up/maximum", instanceLocation: "#/byDirection/up" }]
    return false
  }
  if (!Number.isInteger(data.byDirection.down)) {
    validate.errors = [{ keywordLocation: "#/properties/byDirection/properties/down/type", instanceLocation: "#/byDirection/down" }]
    return false
  }
  if (!(0 <= data.byDirection.down)) {
    validate.errors = [{ keywordLocation: "#/properties/byDirection/properties/down/minimum", instanceLocation: "#/byDirection/down" }]
    return false
  }
  if (!(1000000000000000 >= data.byDirection.down)) {
    validate.errors = [{ keywordLocation: "#/properties/byDirection/properties/down/maximum", instanceLocation: "#/byDirection/down" }]
    return false
  }
  if (!(typeof data.byVariable === "object" && data.byVariable && !Array.isArray(data.byVariable))) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/type", instanceLocation: "#/byVariable" }]
    return false
  }
  if (!(data.byVariable.oilRate !== undefined && hasOwn(data.byVariable, "oilRate"))) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/required", instanceLocation: "#/byVariable/oilRate" }]
    return false
  }
  if (!(data.byVariable.liquidRate !== undefined && hasOwn(data.byVariable, "liquidRate"))) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/required", instanceLocation: "#/byVariable/liquidRate" }]
    return false
  }
  if (!(data.byVariable.waterCut !== undefined && hasOwn(data.byVariable, "waterCut"))) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/required", instanceLocation: "#/byVariable/waterCut" }]
    return false
  }
  if (!(data.byVariable.gor !== undefined && hasOwn(data.byVariable, "gor"))) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/required", instanceLocation: "#/byVariable/gor" }]
    return false
  }
  if (!(data.byVariable.intakePressure !== undefined && hasOwn(data.byVariable, "intakePressure"))) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/required", instanceLocation: "#/byVariable/intakePressure" }]
    return false
  }
  if (!(data.byVariable.dischargePressure !== undefined && hasOwn(data.byVariable, "dischargePressure"))) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/required", instanceLocation: "#/byVariable/dischargePressure" }]
    return false
  }
  if (!(data.byVariable.motorCurrent !== undefined && hasOwn(data.byVariable, "motorCurrent"))) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/required", instanceLocation: "#/byVariable/motorCurrent" }]
    return false
  }
  if (!(data.byVariable.motorTemperature !== undefined && hasOwn(data.byVariable, "motorTemperature"))) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/required", instanceLocation: "#/byVariable/motorTemperature" }]
    return false
  }
  if (!(data.byVariable.frequency !== undefined && hasOwn(data.byVariable, "frequency"))) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/required", instanceLocation: "#/byVariable/frequency" }]
    return false
  }
  if (!Number.isInteger(data.byVariable.oilRate)) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/properties/oilRate/type", instanceLocation: "#/byVariable/oilRate" }]
    return false
  }
  if (!(0 <= data.byVariable.oilRate)) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/properties/oilRate/minimum", instanceLocation: "#/byVariable/oilRate" }]
    return false
  }
  if (!(1000000000000000 >= data.byVariable.oilRate)) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/properties/oilRate/maximum", instanceLocation: "#/byVariable/oilRate" }]
    return false
  }
  if (!Number.isInteger(data.byVariable.liquidRate)) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/properties/liquidRate/type", instanceLocation: "#/byVariable/liquidRate" }]
    return false
  }
  if (!(0 <= data.byVariable.liquidRate)) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/properties/liquidRate/minimum", instanceLocation: "#/byVariable/liquidRate" }]
    return false
  }
  if (!(1000000000000000 >= data.byVariable.liquidRate)) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/properties/liquidRate/maximum", instanceLocation: "#/byVariable/liquidRate" }]
    return false
  }
  if (!Number.isInteger(data.byVariable.waterCut)) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/properties/waterCut/type", instanceLocation: "#/byVariable/waterCut" }]
    return false
  }
  if (!(0 <= data.byVariable.waterCut)) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/properties/waterCut/minimum", instanceLocation: "#/byVariable/waterCut" }]
    return false
  }
  if (!(1000000000000000 >= data.byVariable.waterCut)) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/properties/waterCut/maximum", instanceLocation: "#/byVariable/waterCut" }]
    return false
  }
  if (!Number.isInteger(data.byVariable.gor)) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/properties/gor/type", instanceLocation: "#/byVariable/gor" }]
    return false
  }
  if (!(0 <= data.byVariable.gor)) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/properties/gor/minimum", instanceLocation: "#/byVariable/gor" }]
    return false
  }
  if (!(1000000000000000 >= data.byVariable.gor)) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/properties/gor/maximum", instanceLocation: "#/byVariable/gor" }]
    return false
  }
  if (!Number.isInteger(data.byVariable.intakePressure)) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/properties/intakePressure/type", instanceLocation: "#/byVariable/intakePressure" }]
    return false
  }
  if (!(0 <= data.byVariable.intakePressure)) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/properties/intakePressure/minimum", instanceLocation: "#/byVariable/intakePressure" }]
    return false
  }
  if (!(1000000000000000 >= data.byVariable.intakePressure)) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/properties/intakePressure/maximum", instanceLocation: "#/byVariable/intakePressure" }]
    return false
  }
  if (!Number.isInteger(data.byVariable.dischargePressure)) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/properties/dischargePressure/type", instanceLocation: "#/byVariable/dischargePressure" }]
    return false
  }
  if (!(0 <= data.byVariable.dischargePressure)) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/properties/dischargePressure/minimum", instanceLocation: "#/byVariable/dischargePressure" }]
    return false
  }
  if (!(1000000000000000 >= data.byVariable.dischargePressure)) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/properties/dischargePressure/maximum", instanceLocation: "#/byVariable/dischargePressure" }]
    return false
  }
  if (!Number.isInteger(data.byVariable.motorCurrent)) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/properties/motorCurrent/type", instanceLocation: "#/byVariable/motorCurrent" }]
    return false
  }
  if (!(0 <= data.byVariable.motorCurrent)) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/properties/motorCurrent/minimum", instanceLocation: "#/byVariable/motorCurrent" }]
    return false
  }
  if (!(1000000000000000 >= data.byVariable.motorCurrent)) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/properties/motorCurrent/maximum", instanceLocation: "#/byVariable/motorCurrent" }]
    return false
  }
  if (!Number.isInteger(data.byVariable.motorTemperature)) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/properties/motorTemperature/type", instanceLocation: "#/byVariable/motorTemperature" }]
    return false
  }
  if (!(0 <= data.byVariable.motorTemperature)) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/properties/motorTemperature/minimum", instanceLocation: "#/byVariable/motorTemperature" }]
    return false
  }
  if (!(1000000000000000 >= data.byVariable.motorTemperature)) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/properties/motorTemperature/maximum", instanceLocation: "#/byVariable/motorTemperature" }]
    return false
  }
  if (!Number.isInteger(data.byVariable.frequency)) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/properties/frequency/type", instanceLocation: "#/byVariable/frequency" }]
    return false
  }
  if (!(0 <= data.byVariable.frequency)) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/properties/frequency/minimum", instanceLocation: "#/byVariable/frequency" }]
    return false
  }
  if (!(1000000000000000 >= data.byVariable.frequency)) {
    validate.errors = [{ keywordLocation: "#/properties/byVariable/properties/frequency/maximum", instanceLocation: "#/byVariable/frequency" }]
    return false
  }
  if (!(typeof data.bySeverity === "object" && data.bySeverity && !Array.isArray(data.bySeverity))) {
    validate.errors = [{ keywordLocation: "#/properties/bySeverity/type", instanceLocation: "#/bySeverity" }]
    return false
  }
  if (!(data.bySeverity.high !== undefined && hasOwn(data.bySeverity, "high"))) {
    validate.errors = [{ keywordLocation: "#/properties/bySeverity/required", instanceLocation: "#/bySeverity/high" }]
    return false
  }
  if (!(data.bySeverity.medium !== undefined && hasOwn(data.bySeverity, "medium"))) {
    validate.errors = [{ keywordLocation: "#/properties/bySeverity/required", instanceLocation: "#/bySeverity/medium" }]
    return false
  }
  if (!(data.bySeverity.low !== undefined && hasOwn(data.bySeverity, "low"))) {
    validate.errors = [{ keywordLocation: "#/properties/bySeverity/required", instanceLocation: "#/bySeverity/low" }]
    return false
  }
  if (!Number.isInteger(data.bySeverity.high)) {
    validate.errors = [{ keywordLocation: "#/properties/bySeverity/properties/high/type", instanceLocation: "#/bySeverity/high" }]
    return false
  }
  if (!(0 <= data.bySeverity.high)) {
    validate.errors = [{ keywordLocation: "#/properties/bySeverity/properties/high/minimum", instanceLocation: "#/bySeverity/high" }]
    return false
  }
  if (!(1000000000000000 >= data.bySeverity.high)) {
    validate.errors = [{ keywordLocation: "#/properties/bySeverity/properties/high/maximum", instanceLocation: "#/bySeverity/high" }]
    return false
  }
  if (!Number.isInteger(data.bySeverity.medium)) {
    validate.errors = [{ keywordLocation: "#/properties/bySeverity/properties/medium/type", instanceLocation: "#/bySeverity/medium" }]
    return false
  }
  if (!(0 <= data.bySeverity.medium)) {
    validate.errors = [{ keywordLocation: "#/properties/bySeverity/properties/medium/minimum", instanceLocation: "#/bySeverity/medium" }]
    return false
  }
  if (!(1000000000000000 >= data.bySeverity.medium)) {
    validate.errors = [{ keywordLocation: "#/properties/bySeverity/properties/medium/maximum", instanceLocation: "#/bySeverity/medium" }]
    return false
  }
  if (!Number.isInteger(data.bySeverity.low)) {
    validate.errors = [{ keywordLocation: "#/properties/bySeverity/properties/low/type", instanceLocation: "#/bySeverity/low" }]
    return false
  }
  if (!(0 <= data.bySeverity.low)) {
    validate.errors = [{ keywordLocation: "#/properties/bySeverity/properties/low/minimum", instanceLocation: "#/bySeverity/low" }]
    return false
  }
  if (!(1000000000000000 >= data.bySeverity.low)) {
    validate.errors = [{ keywordLocation: "#/properties/bySeverity/properties/low/maximum", instanceLocation: "#/bySeverity/low" }]
    return false
  }
  if (!(typeof data.byStatus === "object" && data.byStatus && !Array.isArray(data.byStatus))) {
    validate.errors = [{ keywordLocation: "#/properties/byStatus/type", instanceLocation: "#/byStatus" }]
    return false
  }
  if (!(data.byStatus.new !== undefined && hasOwn(data.byStatus, "new"))) {
    validate.errors = [{ keywordLocation: "#/properties/byStatus/required", instanceLocation: "#/byStatus/new" }]
    return false
  }
  if (!(data.byStatus.acknowledged !== undefined && hasOwn(data.byStatus, "acknowledged"))) {
    validate.errors = [{ keywordLocation: "#/properties/byStatus/required", instanceLocation: "#/byStatus/acknowledged" }]
    return false
  }
  if (!(data.byStatus.explained !== undefined && hasOwn(data.byStatus, "explained"))) {
    validate.errors = [{ keywordLocation: "#/properties/byStatus/required", instanceLocation: "#/byStatus/explained" }]
    return false
  }
  if (!(data.byStatus.dismissed !== undefined && hasOwn(data.byStatus, "dismissed"))) {
    validate.errors = [{ keywordLocation: "#/properties/byStatus/required", instanceLocation: "#/byStatus/dismissed" }]
    return false
  }
  if (!Number.isInteger(data.byStatus.new)) {
    validate.errors = [{ keywordLocation: "#/properties/byStatus/properties/new/type", instanceLocation: "#/byStatus/new" }]
    return false
  }
  if (!(0 <= data.byStatus.new)) {
    validate.errors = [{ keywordLocation: "#/properties/byStatus/properties/new/minimum", instanceLocation: "#/byStatus/new" }]
    return false
  }
  if (!(1000000000000000 >= data.byStatus.new)) {
    validate.errors = [{ keywordLocation: "#/properties/byStatus/properties/new/maximum", instanceLocation: "#/byStatus/new" }]
    return false
  }
  if (!Number.isInteger(data.byStatus.acknowledged)) {
    validate.errors = [{ keywordLocation: "#/properties/byStatus/properties/acknowledged/type", instanceLocation: "#/byStatus/acknowledged" }]
    return false
  }
  if (!(0 <= data.byStatus.acknowledged)) {
    validate.errors = [{ keywordLocation: "#/properties/byStatus/properties/acknowledged/minimum", instanceLocation: "#/byStatus/acknowledged" }]
    return false
  }
  if (!(1000000000000000 >= data.byStatus.acknowledged)) {
    validate.errors = [{ keywordLocation: "#/properties/byStatus/properties/acknowledged/maximum", instanceLocation: "#/byStatus/acknowledged" }]
    return false
  }
  if (!Number.isInteger(data.byStatus.explained)) {
    validate.errors = [{ keywordLocation: "#/properties/byStatus/properties/explained/type", instanceLocation: "#/byStatus/explained" }]
    return false
  }
  if (!(0 <= data.byStatus.explained)) {
    validate.errors = [{ keywordLocation: "#/properties/byStatus/properties/explained/minimum", instanceLocation: "#/byStatus/explained" }]
    return false
  }
  if (!(1000000000000000 >= data.byStatus.explained)) {
    validate.errors = [{ keywordLocation: "#/properties/byStatus/properties/explained/maximum", instanceLocation: "#/byStatus/explained" }]
    return false
  }
  if (data.byStatus.accepted !== undefined && hasOwn(data.byStatus, "accepted")) {
    if (!Number.isInteger(data.byStatus.accepted)) {
      validate.errors = [{ keywordLocation: "#/properties/byStatus/properties/accepted/type", instanceLocation: "#/byStatus/accepted" }]
      return false
    }
    if (!(0 <= data.byStatus.accepted)) {
      validate.errors = [{ keywordLocation: "#/properties/byStatus/properties/accepted/minimum", instanceLocation: "#/byStatus/accepted" }]
      return false
    }
    if (!(1000000000000000 >= data.byStatus.accepted)) {
      validate.errors = [{ keywordLocation: "#/properties/byStatus/properties/accepted/maximum", instanceLocation: "#/byStatus/accepted" }]
      return false
    }
  }
  else data.byStatus.accepted = 0
  if (!Number.isInteger(data.byStatus.dismissed)) {
    validate.errors = [{ keywordLocation: "#/properties/byStatus/properties/dismissed/type", instanceLocation: "#/byStatus/dismissed" }]
    return false
  }
  if (!(0 <= data.byStatus.dismissed)) {
    validate.errors = [{ keywordLocation: "#/properties/byStatus/properties/dismissed/minimum", instanceLocation: "#/byStatus/dismissed" }]
    return false
  }
  if (!(1000000000000000 >= data.byStatus.dismissed)) {
    validate.errors = [{ keywordLocation: "#/properties/byStatus/properties/dismissed/maximum", instanceLocation: "#/byStatus/dismissed" }]
    return false
  }
  if (!Number.isInteger(data.explainedByEvent)) {
    validate.errors = [{ keywordLocation: "#/properties/explainedByEvent/type", instanceLocation: "#/explainedByEvent" }]
    return false
  }
  if (!(0 <= data.explainedByEvent)) {
    validate.errors = [{ keywordLocation: "#/properties/explainedByEvent/minimum", instanceLocation: "#/explainedByEvent" }]
    return false
  }
  if (!(1000000000000000 >= data.explainedByEvent)) {
    validate.errors = [{ keywordLocation: "#/properties/explainedByEvent/maximum", instanceLocation: "#/explainedByEvent" }]
    return false
  }
  if (!(typeof data.netOilEffect === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/netOilEffect/type", instanceLocation: "#/netOilEffect" }]
    return false
  }
  if (!(-1000000000000000 <= data.netOilEffect)) {
    validate.errors = [{ keywordLocation: "#/properties/netOilEffect/minimum", instanceLocation: "#/netOilEffect" }]
    return false
  }
  if (!(1000000000000000 >= data.netOilEffect)) {
    validate.errors = [{ keywordLocation: "#/properties/netOilEffect/maximum", instanceLocation: "#/netOilEffect" }]
    return false
  }
  if (!(typeof data.medianDetectionDelayDays === "number" || data.medianDetectionDelayDays === null)) {
    validate.errors = [{ keywordLocation: "#/properties/medianDetectionDelayDays/type", instanceLocation: "#/medianDetectionDelayDays" }]
    return false
  }
  if (typeof data.medianDetectionDelayDays === "number") {
    if (!(0 <= data.medianDetectionDelayDays)) {
      validate.errors = [{ keywordLocation: "#/properties/medianDetectionDelayDays/minimum", instanceLocation: "#/medianDetectionDelayDays" }]
      return false
    }
    if (!(1000000000000000 >= data.medianDetectionDelayDays)) {
      validate.errors = [{ keywordLocation: "#/properties/medianDetectionDelayDays/maximum", instanceLocation: "#/medianDetectionDelayDays" }]
      return false
    }
  }
  if (!(typeof data.precisionFromFeedback === "number" || data.precisionFromFeedback === null)) {
    validate.errors = [{ keywordLocation: "#/properties/precisionFromFeedback/type", instanceLocation: "#/precisionFromFeedback" }]
    return false
  }
  if (typeof data.precisionFromFeedback === "number") {
    if (!(0 <= data.precisionFromFeedback)) {
      validate.errors = [{ keywordLocation: "#/properties/precisionFromFeedback/minimum", instanceLocation: "#/precisionFromFeedback" }]
      return false
    }
    if (!(100 >= data.precisionFromFeedback)) {
      validate.errors = [{ keywordLocation: "#/properties/precisionFromFeedback/maximum", instanceLocation: "#/precisionFromFeedback" }]
      return false
    }
  }
  return true
};
const ref122 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "string")) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!pattern2.test(data)) {
    validate.errors = [{ keywordLocation: "#/pattern", instanceLocation: "#" }]
    return false
  }
  return true
};
const ref121 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.variable !== undefined && hasOwn(data, "variable"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/variable" }]
    return false
  }
  if (!(data.kind !== undefined && hasOwn(data, "kind"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/kind" }]
    return false
  }
  if (!(data.value !== undefined && hasOwn(data, "value"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/value" }]
    return false
  }
  if (!(data.unit !== undefined && hasOwn(data, "unit"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/unit" }]
    return false
  }
  const err159 = validate.errors
  const res159 = ref23(data.variable)
  const suberr159 = ref23.errors
  validate.errors = err159
  if (!res159) {
    validate.errors = [errorMerge(suberr159[0], "#/properties/variable/$ref", "#/variable")]
    return false
  }
  const err160 = validate.errors
  const res160 = ref122(data.kind)
  const suberr160 = ref122.errors
  validate.errors = err160
  if (!res160) {
    validate.errors = [errorMerge(suberr160[0], "#/properties/kind/$ref", "#/kind")]
    return false
  }
  if (!(typeof data.value === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/value/type", instanceLocation: "#/value" }]
    return false
  }
  if (!(0 < data.value)) {
    validate.errors = [{ keywordLocation: "#/properties/value/exclusiveMinimum", instanceLocation: "#/value" }]
    return false
  }
  if (!(1000000000000000 >= data.value)) {
    validate.errors = [{ keywordLocation: "#/properties/value/maximum", instanceLocation: "#/value" }]
    return false
  }
  if (!(typeof data.unit === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/unit/type", instanceLocation: "#/unit" }]
    return false
  }
  if (data.unit.length > 10000 && stringLength(data.unit) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/unit/maxLength", instanceLocation: "#/unit" }]
    return false
  }
  return true
};
const ref120 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.name !== undefined && hasOwn(data, "name"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/name" }]
    return false
  }
  if (!(data.version !== undefined && hasOwn(data, "version"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/version" }]
    return false
  }
  if (!(data.cost !== undefined && hasOwn(data, "cost"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/cost" }]
    return false
  }
  if (!(data.penaltyFactor !== undefined && hasOwn(data, "penaltyFactor"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/penaltyFactor" }]
    return false
  }
  if (!(data.minSegmentDays !== undefined && hasOwn(data, "minSegmentDays"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/minSegmentDays" }]
    return false
  }
  if (!(typeof data.name === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/name/type", instanceLocation: "#/name" }]
    return false
  }
  if (data.name.length > 10000 && stringLength(data.name) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/name/maxLength", instanceLocation: "#/name" }]
    return false
  }
  if (!(typeof data.version === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/version/type", instanceLocation: "#/version" }]
    return false
  }
  if (data.version.length > 10000 && stringLength(data.version) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/version/maxLength", instanceLocation: "#/version" }]
    return false
  }
  if (!(typeof data.cost === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/cost/type", instanceLocation: "#/cost" }]
    return false
  }
  if (data.cost.length > 10000 && stringLength(data.cost) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/cost/maxLength", instanceLocation: "#/cost" }]
    return false
  }
  if (!(typeof data.penaltyFactor === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/penaltyFactor/type", instanceLocation: "#/penaltyFactor" }]
    return false
  }
  if (!(0 < data.penaltyFactor)) {
    validate.errors = [{ keywordLocation: "#/properties/penaltyFactor/exclusiveMinimum", instanceLocation: "#/penaltyFactor" }]
    return false
  }
  if (!(1000000000000000 >= data.penaltyFactor)) {
    validate.errors = [{ keywordLocation: "#/properties/penaltyFactor/maximum", instanceLocation: "#/penaltyFactor" }]
    return false
  }
  if (!Number.isInteger(data.minSegmentDays)) {
    validate.errors = [{ keywordLocation: "#/properties/minSegmentDays/type", instanceLocation: "#/minSegmentDays" }]
    return false
  }
  if (!(1 <= data.minSegmentDays)) {
    validate.errors = [{ keywordLocation: "#/properties/minSegmentDays/minimum", instanceLocation: "#/minSegmentDays" }]
    return false
  }
  if (!(1000000000000000 >= data.minSegmentDays)) {
    validate.errors = [{ keywordLocation: "#/properties/minSegmentDays/maximum", instanceLocation: "#/minSegmentDays" }]
    return false
  }
  if (data.leastEffects !== undefined && hasOwn(data, "leastEffects")) {
    if (!Array.isArray(data.leastEffects)) {
      validate.errors = [{ keywordLocation: "#/properties/leastEffects/type", instanceLocation: "#/leastEffects" }]
      return false
    }
    if (data.leastEffects.length > 100000) {
      validate.errors = [{ keywordLocation: "#/properties/leastEffects/maxItems", instanceLocation: "#/leastEffects" }]
      return false
    }
    for (let iiii = 0; iiii < data.leastEffects.length; iiii++) {
      if (data.leastEffects[iiii] !== undefined && hasOwn(data.leastEffects, iiii)) {
        const err161 = validate.errors
        const res161 = ref121(data.leastEffects[iiii])
        const suberr161 = ref121.errors
        validate.errors = err161
        if (!res161) {
          validate.errors = [errorMerge(suberr161[0], "#/properties/leastEffects/items/$ref", "#/leastEffects/"+iiii)]
          return false
        }
      }
    }
  }
  else data.leastEffects = []
  return true
};
const ref118 = function validate(data) {
  validate.errors = null
  const err157 = validate.errors
  const res157 = ref119(data)
  const suberr157 = ref119.errors
  validate.errors = err157
  if (!res157) {
    validate.errors = [errorMerge(suberr157[0], "#/allOf/0/$ref", "#")]
    return false
  }
  if (!(data.asOf !== undefined && hasOwn(data, "asOf"))) {
    validate.errors = [{ keywordLocation: "#/allOf/1/required", instanceLocation: "#/asOf" }]
    return false
  }
  if (!(data.newThisWeek !== undefined && hasOwn(data, "newThisWeek"))) {
    validate.errors = [{ keywordLocation: "#/allOf/1/required", instanceLocation: "#/newThisWeek" }]
    return false
  }
  if (!(data.previousWindow !== undefined && hasOwn(data, "previousWindow"))) {
    validate.errors = [{ keywordLocation: "#/allOf/1/required", instanceLocation: "#/previousWindow" }]
    return false
  }
  if (!(data.method !== undefined && hasOwn(data, "method"))) {
    validate.errors = [{ keywordLocation: "#/allOf/1/required", instanceLocation: "#/method" }]
    return false
  }
  if (!(data.trend !== undefined && hasOwn(data, "trend"))) {
    validate.errors = [{ keywordLocation: "#/allOf/1/required", instanceLocation: "#/trend" }]
    return false
  }
  if (data.computed !== undefined && hasOwn(data, "computed")) {
    if (!(typeof data.computed === "boolean")) {
      validate.errors = [{ keywordLocation: "#/allOf/1/properties/computed/type", instanceLocation: "#/computed" }]
      return false
    }
  }
  else data.computed = true
  if (!(typeof data.asOf === "string")) {
    validate.errors = [{ keywordLocation: "#/allOf/1/properties/asOf/type", instanceLocation: "#/asOf" }]
    return false
  }
  if (!format1.test(data.asOf)) {
    validate.errors = [{ keywordLocation: "#/allOf/1/properties/asOf/format", instanceLocation: "#/asOf" }]
    return false
  }
  if (!Number.isInteger(data.newThisWeek)) {
    validate.errors = [{ keywordLocation: "#/allOf/1/properties/newThisWeek/type", instanceLocation: "#/newThisWeek" }]
    return false
  }
  if (!(0 <= data.newThisWeek)) {
    validate.errors = [{ keywordLocation: "#/allOf/1/properties/newThisWeek/minimum", instanceLocation: "#/newThisWeek" }]
    return false
  }
  if (!(1000000000000000 >= data.newThisWeek)) {
    validate.errors = [{ keywordLocation: "#/allOf/1/properties/newThisWeek/maximum", instanceLocation: "#/newThisWeek" }]
    return false
  }
  const err158 = validate.errors
  const res158 = ref119(data.previousWindow)
  const suberr158 = ref119.errors
  validate.errors = err158
  if (!res158) {
    validate.errors = [errorMerge(suberr158[0], "#/allOf/1/properties/previousWindow/$ref", "#/previousWindow")]
    return false
  }
  const err162 = validate.errors
  const res162 = ref120(data.method)
  const suberr162 = ref120.errors
  validate.errors = err162
  if (!res162) {
    validate.errors = [errorMerge(suberr162[0], "#/allOf/1/properties/method/$ref", "#/method")]
    return false
  }
  if (!Array.isArray(data.trend)) {
    validate.errors = [{ keywordLocation: "#/allOf/1/properties/trend/type", instanceLocation: "#/trend" }]
    return false
  }
  if (data.trend.length > 100000) {
    validate.errors = [{ keywordLocation: "#/allOf/1/properties/trend/maxItems", instanceLocation: "#/trend" }]
    return false
  }
  for (let jjjj = 0; jjjj < data.trend.length; jjjj++) {
    if (data.trend[jjjj] !== undefined && hasOwn(data.trend, jjjj)) {
      const err163 = validate.errors
      const res163 = ref43(data.trend[jjjj])
      const suberr163 = ref43.errors
      validate.errors = err163
      if (!res163) {
        validate.errors = [errorMerge(suberr163[0], "#/allOf/1/properties/trend/items/$ref", "#/trend/"+jjjj)]
        return false
      }
    }
  }
  return true
};
const ref117 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  const err164 = validate.errors
  const res164 = ref118(data.body)
  const suberr164 = ref118.errors
  validate.errors = err164
  if (!res164) {
    validate.errors = [errorMerge(suberr164[0], "#/properties/body/$ref", "#/body")]
    return false
  }
  return true
};
const ref125 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "string")) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!pattern2.test(data)) {
    validate.errors = [{ keywordLocation: "#/pattern", instanceLocation: "#" }]
    return false
  }
  return true
};
const ref126 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.kind !== undefined && hasOwn(data, "kind"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/kind" }]
    return false
  }
  if (!(data.start !== undefined && hasOwn(data, "start"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/start" }]
    return false
  }
  if (!(data.end !== undefined && hasOwn(data, "end"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/end" }]
    return false
  }
  if (!(data.from !== undefined && hasOwn(data, "from"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/from" }]
    return false
  }
  if (!(data.to !== undefined && hasOwn(data, "to"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/to" }]
    return false
  }
  if (!(data.unit !== undefined && hasOwn(data, "unit"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/unit" }]
    return false
  }
  if (!(data.planned !== undefined && hasOwn(data, "planned"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/planned" }]
    return false
  }
  if (!(data.reason !== undefined && hasOwn(data, "reason"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/reason" }]
    return false
  }
  if (!(data.startDay !== undefined && hasOwn(data, "startDay"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/startDay" }]
    return false
  }
  if (!(data.endDay !== undefined && hasOwn(data, "endDay"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/endDay" }]
    return false
  }
  const err170 = validate.errors
  const res170 = ref2(data.id)
  const suberr170 = ref2.errors
  validate.errors = err170
  if (!res170) {
    validate.errors = [errorMerge(suberr170[0], "#/properties/id/$ref", "#/id")]
    return false
  }
  if (!(typeof data.kind === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/kind/type", instanceLocation: "#/kind" }]
    return false
  }
  if (!pattern2.test(data.kind)) {
    validate.errors = [{ keywordLocation: "#/properties/kind/pattern", instanceLocation: "#/kind" }]
    return false
  }
  if (!(typeof data.start === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/start/type", instanceLocation: "#/start" }]
    return false
  }
  if (!format1.test(data.start)) {
    validate.errors = [{ keywordLocation: "#/properties/start/format", instanceLocation: "#/start" }]
    return false
  }
  if (!(typeof data.end === "string" || data.end === null)) {
    validate.errors = [{ keywordLocation: "#/properties/end/type", instanceLocation: "#/end" }]
    return false
  }
  if (typeof data.end === "string") {
    if (!format1.test(data.end)) {
      validate.errors = [{ keywordLocation: "#/properties/end/format", instanceLocation: "#/end" }]
      return false
    }
  }
  if (!(typeof data.startDay === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/startDay/type", instanceLocation: "#/startDay" }]
    return false
  }
  if (!format3.test(data.startDay)) {
    validate.errors = [{ keywordLocation: "#/properties/startDay/format", instanceLocation: "#/startDay" }]
    return false
  }
  if (!(typeof data.endDay === "string" || data.endDay === null)) {
    validate.errors = [{ keywordLocation: "#/properties/endDay/type", instanceLocation: "#/endDay" }]
    return false
  }
  if (typeof data.endDay === "string") {
    if (!format3.test(data.endDay)) {
      validate.errors = [{ keywordLocation: "#/properties/endDay/format", instanceLocation: "#/endDay" }]
      return false
    }
  }
  if (!(typeof data.from === "number" || data.from === null)) {
    validate.errors = [{ keywordLocation: "#/properties/from/type", instanceLocation: "#/from" }]
    return false
  }
  if (typeof data.from === "number") {
    if (!(-1000000000000000 <= data.from)) {
      validate.errors = [{ keywordLocation: "#/properties/from/minimum", instanceLocation: "#/from" }]
      return false
    }
    if (!(1000000000000000 >= data.from)) {
      validate.errors = [{ keywordLocation: "#/properties/from/maximum", instanceLocation: "#/from" }]
      return false
    }
  }
  if (!(typeof data.to === "number" || data.to === null)) {
    validate.errors = [{ keywordLocation: "#/properties/to/type", instanceLocation: "#/to" }]
    return false
  }
  if (typeof data.to === "number") {
    if (!(-1000000000000000 <= data.to)) {
      validate.errors = [{ keywordLocation: "#/properties/to/minimum", instanceLocation: "#/to" }]
      return false
    }
    if (!(1000000000000000 >= data.to)) {
      validate.errors = [{ keywordLocation: "#/properties/to/maximum", instanceLocation: "#/to" }]
      return false
    }
  }
  if (!(typeof data.unit === "string" || data.unit === null)) {
    validate.errors = [{ keywordLocation: "#/properties/unit/type", instanceLocation: "#/unit" }]
    return false
  }
  if (typeof data.unit === "string") {
    if (data.unit.length > 10000 && stringLength(data.unit) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/unit/maxLength", instanceLocation: "#/unit" }]
      return false
    }
  }
  if (!(typeof data.planned === "boolean")) {
    validate.errors = [{ keywordLocation: "#/properties/planned/type", instanceLocation: "#/planned" }]
    return false
  }
  if (!(typeof data.reason === "string" || data.reason === null)) {
    validate.errors = [{ keywordLocation: "#/properties/reason/type", instanceLocation: "#/reason" }]
    return false
  }
  if (typeof data.reason === "string") {
    if (data.reason.length > 10000 && stringLength(data.reason) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/reason/maxLength", instanceLocation: "#/reason" }]
      return false
    }
  }
  return true
};
const ref127 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "string")) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!pattern2.test(data)) {
    validate.errors = [{ keywordLocation: "#/pattern", instanceLocation: "#" }]
    return false
  }
  return true
};
const ref124 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.well !== undefined && hasOwn(data, "well"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/well" }]
    return false
  }
  if (!(data.variable !== undefined && hasOwn(data, "variable"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/variable" }]
    return false
  }
  if (!(data.unit !== undefined && hasOwn(data, "unit"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/unit" }]
    return false
  }
  if (!(data.direction !== undefined && hasOwn(data, "direction"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/direction" }]
    return false
  }
  if (!(data.severity !== undefined && hasOwn(data, "severity"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/severity" }]
    return false
  }
  if (!(data.changeDate !== undefined && hasOwn(data, "changeDate"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/changeDate" }]
    return false
  }
  if (!(data.dateLow !== undefined && hasOwn(data, "dateLow"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/dateLow" }]
    return false
  }
  if (!(data.dateHigh !== undefined && hasOwn(data, "dateHigh"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/dateHigh" }]
    return false
  }
  if (!(data.detectedAt !== undefined && hasOwn(data, "detectedAt"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/detectedAt" }]
    return false
  }
  if (!(data.foundDay !== undefined && hasOwn(data, "foundDay"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/foundDay" }]
    return false
  }
  if (!(data.meanBefore !== undefined && hasOwn(data, "meanBefore"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/meanBefore" }]
    return false
  }
  if (!(data.meanAfter !== undefined && hasOwn(data, "meanAfter"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/meanAfter" }]
    return false
  }
  if (!(data.delta !== undefined && hasOwn(data, "delta"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/delta" }]
    return false
  }
  if (!(data.deltaPct !== undefined && hasOwn(data, "deltaPct"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/deltaPct" }]
    return false
  }
  if (!(data.deltaKind !== undefined && hasOwn(data, "deltaKind"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/deltaKind" }]
    return false
  }
  if (!(data.daysBefore !== undefined && hasOwn(data, "daysBefore"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/daysBefore" }]
    return false
  }
  if (!(data.daysAfter !== undefined && hasOwn(data, "daysAfter"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/daysAfter" }]
    return false
  }
  if (!(data.score !== undefined && hasOwn(data, "score"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/score" }]
    return false
  }
  if (!(data.linkedEvents !== undefined && hasOwn(data, "linkedEvents"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/linkedEvents" }]
    return false
  }
  if (!(data.nearbyEvents !== undefined && hasOwn(data, "nearbyEvents"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/nearbyEvents" }]
    return false
  }
  if (!(data.provisional !== undefined && hasOwn(data, "provisional"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/provisional" }]
    return false
  }
  if (!(data.status !== undefined && hasOwn(data, "status"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/status" }]
    return false
  }
  if (!(data.comment !== undefined && hasOwn(data, "comment"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/comment" }]
    return false
  }
  if (!(data.version !== undefined && hasOwn(data, "version"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/version" }]
    return false
  }
  const err165 = validate.errors
  const res165 = ref2(data.id)
  const suberr165 = ref2.errors
  validate.errors = err165
  if (!res165) {
    validate.errors = [errorMerge(suberr165[0], "#/properties/id/$ref", "#/id")]
    return false
  }
  const err166 = validate.errors
  const res166 = ref41(data.well)
  const suberr166 = ref41.errors
  validate.errors = err166
  if (!res166) {
    validate.errors = [errorMerge(suberr166[0], "#/properties/well/$ref", "#/well")]
    return false
  }
  const err167 = validate.errors
  const res167 = ref23(data.variable)
  const suberr167 = ref23.errors
  validate.errors = err167
  if (!res167) {
    validate.errors = [errorMerge(suberr167[0], "#/properties/variable/$ref", "#/variable")]
    return false
  }
  if (!(typeof data.unit === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/unit/type", instanceLocation: "#/unit" }]
    return false
  }
  if (data.unit.length > 10000 && stringLength(data.unit) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/unit/maxLength", instanceLocation: "#/unit" }]
    return false
  }
  if (!(typeof data.direction === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/direction/type", instanceLocation: "#/direction" }]
    return false
  }
  if (!pattern2.test(data.direction)) {
    validate.errors = [{ keywordLocation: "#/properties/direction/pattern", instanceLocation: "#/direction" }]
    return false
  }
  const err168 = validate.errors
  const res168 = ref125(data.severity)
  const suberr168 = ref125.errors
  validate.errors = err168
  if (!res168) {
    validate.errors = [errorMerge(suberr168[0], "#/properties/severity/$ref", "#/severity")]
    return false
  }
  if (!(typeof data.changeDate === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/changeDate/type", instanceLocation: "#/changeDate" }]
    return false
  }
  if (!format3.test(data.changeDate)) {
    validate.errors = [{ keywordLocation: "#/properties/changeDate/format", instanceLocation: "#/changeDate" }]
    return false
  }
  if (!(typeof data.dateLow === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/dateLow/type", instanceLocation: "#/dateLow" }]
    return false
  }
  if (!format3.test(data.dateLow)) {
    validate.errors = [{ keywordLocation: "#/properties/dateLow/format", instanceLocation: "#/dateLow" }]
    return false
  }
  if (!(typeof data.dateHigh === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/dateHigh/type", instanceLocation: "#/dateHigh" }]
    return false
  }
  if (!format3.test(data.dateHigh)) {
    validate.errors = [{ keywordLocation: "#/properties/dateHigh/format", instanceLocation: "#/dateHigh" }]
    return false
  }
  if (!(typeof data.detectedAt === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/detectedAt/type", instanceLocation: "#/detectedAt" }]
    return false
  }
  if (!format1.test(data.detectedAt)) {
    validate.errors = [{ keywordLocation: "#/properties/detectedAt/format", instanceLocation: "#/detectedAt" }]
    return false
  }
  if (!(typeof data.foundDay === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/foundDay/type", instanceLocation: "#/foundDay" }]
    return false
  }
  if (!format3.test(data.foundDay)) {
    validate.errors = [{ keywordLocation: "#/properties/foundDay/format", instanceLocation: "#/foundDay" }]
    return false
  }
  if (!(typeof data.meanBefore === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/meanBefore/type", instanceLocation: "#/meanBefore" }]
    return false
  }
  if (!(-1000000000000000 <= data.meanBefore)) {
    validate.errors = [{ keywordLocation: "#/properties/meanBefore/minimum", instanceLocation: "#/meanBefore" }]
    return false
  }
  if (!(1000000000000000 >= data.meanBefore)) {
    validate.errors = [{ keywordLocation: "#/properties/meanBefore/maximum", instanceLocation: "#/meanBefore" }]
    return false
  }
  if (!(typeof data.meanAfter === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/meanAfter/type", instanceLocation: "#/meanAfter" }]
    return false
  }
  if (!(-1000000000000000 <= data.meanAfter)) {
    validate.errors = [{ keywordLocation: "#/properties/meanAfter/minimum", instanceLocation: "#/meanAfter" }]
    return false
  }
  if (!(1000000000000000 >= data.meanAfter)) {
    validate.errors = [{ keywordLocation: "#/properties/meanAfter/maximum", instanceLocation: "#/meanAfter" }]
    return false
  }
  if (!(typeof data.delta === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/delta/type", instanceLocation: "#/delta" }]
    return false
  }
  if (!(-1000000000000000 <= data.delta)) {
    validate.errors = [{ keywordLocation: "#/properties/delta/minimum", instanceLocation: "#/delta" }]
    return false
  }
  if (!(1000000000000000 >= data.delta)) {
    validate.errors = [{ keywordLocation: "#/properties/delta/maximum", instanceLocation: "#/delta" }]
    return false
  }
  if (!(typeof data.deltaPct === "number" || data.deltaPct === null)) {
    validate.errors = [{ keywordLocation: "#/properties/deltaPct/type", instanceLocation: "#/deltaPct" }]
    return false
  }
  if (typeof data.deltaPct === "number") {
    if (!(-1000000000000000 <= data.deltaPct)) {
      validate.errors = [{ keywordLocation: "#/properties/deltaPct/minimum", instanceLocation: "#/deltaPct" }]
      return false
    }
    if (!(1000000000000000 >= data.deltaPct)) {
      validate.errors = [{ keywordLocation: "#/properties/deltaPct/maximum", instanceLocation: "#/deltaPct" }]
      return false
    }
  }
  const err169 = validate.errors
  const res169 = ref122(data.deltaKind)
  const suberr169 = ref122.errors
  validate.errors = err169
  if (!res169) {
    validate.errors = [errorMerge(suberr169[0], "#/properties/deltaKind/$ref", "#/deltaKind")]
    return false
  }
  if (!Number.isInteger(data.daysBefore)) {
    validate.errors = [{ keywordLocation: "#/properties/daysBefore/type", instanceLocation: "#/daysBefore" }]
    return false
  }
  if (!(1 <= data.daysBefore)) {
    validate.errors = [{ keywordLocation: "#/properties/daysBefore/minimum", instanceLocation: "#/daysBefore" }]
    return false
  }
  if (!(1000000000000000 >= data.daysBefore)) {
    validate.errors = [{ keywordLocation: "#/properties/daysBefore/maximum", instanceLocation: "#/daysBefore" }]
    return false
  }
  if (!Number.isInteger(data.daysAfter)) {
    validate.errors = [{ keywordLocation: "#/properties/daysAfter/type", instanceLocation: "#/daysAfter" }]
    return false
  }
  if (!(1 <= data.daysAfter)) {
    validate.errors = [{ keywordLocation: "#/properties/daysAfter/minimum", instanceLocation: "#/daysAfter" }]
    return false
  }
  if (!(1000000000000000 >= data.daysAfter)) {
    validate.errors = [{ keywordLocation: "#/properties/daysAfter/maximum", instanceLocation: "#/daysAfter" }]
    return false
  }
  if (!(typeof data.score === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/score/type", instanceLocation: "#/score" }]
    return false
  }
  if (!(0 <= data.score)) {
    validate.errors = [{ keywordLocation: "#/properties/score/minimum", instanceLocation: "#/score" }]
    return false
  }
  if (!(1000000000000000 >= data.score)) {
    validate.errors = [{ keywordLocation: "#/properties/score/maximum", instanceLocation: "#/score" }]
    return false
  }
  if (!Array.isArray(data.linkedEvents)) {
    validate.errors = [{ keywordLocation: "#/properties/linkedEvents/type", instanceLocation: "#/linkedEvents" }]
    return false
  }
  if (data.linkedEvents.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/linkedEvents/maxItems", instanceLocation: "#/linkedEvents" }]
    return false
  }
  for (let llll = 0; llll < data.linkedEvents.length; llll++) {
    if (data.linkedEvents[llll] !== undefined && hasOwn(data.linkedEvents, llll)) {
      const err171 = validate.errors
      const res171 = ref126(data.linkedEvents[llll])
      const suberr171 = ref126.errors
      validate.errors = err171
      if (!res171) {
        validate.errors = [errorMerge(suberr171[0], "#/properties/linkedEvents/items/$ref", "#/linkedEvents/"+llll)]
        return false
      }
    }
  }
  if (!Array.isArray(data.nearbyEvents)) {
    validate.errors = [{ keywordLocation: "#/properties/nearbyEvents/type", instanceLocation: "#/nearbyEvents" }]
    return false
  }
  if (data.nearbyEvents.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/nearbyEvents/maxItems", instanceLocation: "#/nearbyEvents" }]
    return false
  }
  for (let mmmm = 0; mmmm < data.nearbyEvents.length; mmmm++) {
    if (data.nearbyEvents[mmmm] !== undefined && hasOwn(data.nearbyEvents, mmmm)) {
      const err172 = validate.errors
      const res172 = ref126(data.nearbyEvents[mmmm])
      const suberr172 = ref126.errors
      validate.errors = err172
      if (!res172) {
        validate.errors = [errorMerge(suberr172[0], "#/properties/nearbyEvents/items/$ref", "#/nearbyEvents/"+mmmm)]
        return false
      }
    }
  }
  if (!(typeof data.provisional === "boolean")) {
    validate.errors = [{ keywordLocation: "#/properties/provisional/type", instanceLocation: "#/provisional" }]
    return false
  }
  const err173 = validate.errors
  const res173 = ref127(data.status)
  const suberr173 = ref127.errors
  validate.errors = err173
  if (!res173) {
    validate.errors = [errorMerge(suberr173[0], "#/properties/status/$ref", "#/status")]
    return false
  }
  if (!(typeof data.comment === "string" || data.comment === null)) {
    validate.errors = [{ keywordLocation: "#/properties/comment/type", instanceLocation: "#/comment" }]
    return false
  }
  if (typeof data.comment === "string") {
    if (data.comment.length > 10000 && stringLength(data.comment) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/comment/maxLength", instanceLocation: "#/comment" }]
      return false
    }
  }
  const err174 = validate.errors
  const res174 = ref107(data.version)
  const suberr174 = ref107.errors
  validate.errors = err174
  if (!res174) {
    validate.errors = [errorMerge(suberr174[0], "#/properties/version/$ref", "#/version")]
    return false
  }
  return true
};
const ref123 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (data.headers["x-next-cursor"] !== undefined && hasOwn(data.headers, "x-next-cursor")) {
    if (!(typeof data.headers["x-next-cursor"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/type", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
    if (data.headers["x-next-cursor"].length > 512 && stringLength(data.headers["x-next-cursor"]) > 512) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/maxLength", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let kkkk = 0; kkkk < data.body.length; kkkk++) {
    if (data.body[kkkk] !== undefined && hasOwn(data.body, kkkk)) {
      const err175 = validate.errors
      const res175 = ref124(data.body[kkkk])
      const suberr175 = ref124.errors
      validate.errors = err175
      if (!res175) {
        validate.errors = [errorMerge(suberr175[0], "#/properties/body/items/$ref", "#/body/"+kkkk)]
        return false
      }
    }
  }
  return true
};
const ref128 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (data.headers["x-next-cursor"] !== undefined && hasOwn(data.headers, "x-next-cursor")) {
    if (!(typeof data.headers["x-next-cursor"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/type", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
    if (data.headers["x-next-cursor"].length > 512 && stringLength(data.headers["x-next-cursor"]) > 512) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/maxLength", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let nnnn = 0; nnnn < data.body.length; nnnn++) {
    if (data.body[nnnn] !== undefined && hasOwn(data.body, nnnn)) {
      const err176 = validate.errors
      const res176 = ref124(data.body[nnnn])
      const suberr176 = ref124.errors
      validate.errors = err176
      if (!res176) {
        validate.errors = [errorMerge(suberr176[0], "#/properties/body/items/$ref", "#/body/"+nnnn)]
        return false
      }
    }
  }
  return true
};
const ref132 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "string")) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!pattern2.test(data)) {
    validate.errors = [{ keywordLocation: "#/pattern", instanceLocation: "#" }]
    return false
  }
  return true
};
const ref133 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "string")) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!pattern2.test(data)) {
    validate.errors = [{ keywordLocation: "#/pattern", instanceLocation: "#" }]
    return false
  }
  return true
};
const ref134 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.wells !== undefined && hasOwn(data, "wells"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/wells" }]
    return false
  }
  if (!(data.lastDay !== undefined && hasOwn(data, "lastDay"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/lastDay" }]
    return false
  }
  if (!(data.lastOil !== undefined && hasOwn(data, "lastOil"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/lastOil" }]
    return false
  }
  if (!Array.isArray(data.wells)) {
    validate.errors = [{ keywordLocation: "#/properties/wells/type", instanceLocation: "#/wells" }]
    return false
  }
  if (data.wells.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/wells/maxItems", instanceLocation: "#/wells" }]
    return false
  }
  if (data.wells.length < 2) {
    validate.errors = [{ keywordLocation: "#/properties/wells/minItems", instanceLocation: "#/wells" }]
    return false
  }
  for (let pppp = 0; pppp < data.wells.length; pppp++) {
    if (data.wells[pppp] !== undefined && hasOwn(data.wells, pppp)) {
      const err183 = validate.errors
      const res183 = ref41(data.wells[pppp])
      const suberr183 = ref41.errors
      validate.errors = err183
      if (!res183) {
        validate.errors = [errorMerge(suberr183[0], "#/properties/wells/items/$ref", "#/wells/"+pppp)]
        return false
      }
    }
  }
  if (!(typeof data.lastDay === "string" || data.lastDay === null)) {
    validate.errors = [{ keywordLocation: "#/properties/lastDay/type", instanceLocation: "#/lastDay" }]
    return false
  }
  if (typeof data.lastDay === "string") {
    if (!format3.test(data.lastDay)) {
      validate.errors = [{ keywordLocation: "#/properties/lastDay/format", instanceLocation: "#/lastDay" }]
      return false
    }
  }
  if (!(typeof data.lastOil === "number" || data.lastOil === null)) {
    validate.errors = [{ keywordLocation: "#/properties/lastOil/type", instanceLocation: "#/lastOil" }]
    return false
  }
  if (typeof data.lastOil === "number") {
    if (!(-1000000000000000 <= data.lastOil)) {
      validate.errors = [{ keywordLocation: "#/properties/lastOil/minimum", instanceLocation: "#/lastOil" }]
      return false
    }
    if (!(1000000000000000 >= data.lastOil)) {
      validate.errors = [{ keywordLocation: "#/properties/lastOil/maximum", instanceLocation: "#/lastOil" }]
      return false
    }
  }
  return true
};
const ref135 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.variable !== undefined && hasOwn(data, "variable"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/variable" }]
    return false
  }
  if (!(data.unit !== undefined && hasOwn(data, "unit"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/unit" }]
    return false
  }
  if (!(data.direction !== undefined && hasOwn(data, "direction"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/direction" }]
    return false
  }
  if (!(data.meanBefore !== undefined && hasOwn(data, "meanBefore"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/meanBefore" }]
    return false
  }
  if (!(data.meanAfter !== undefined && hasOwn(data, "meanAfter"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/meanAfter" }]
    return false
  }
  if (!(data.delta !== undefined && hasOwn(data, "delta"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/delta" }]
    return false
  }
  if (!(data.deltaPct !== undefined && hasOwn(data, "deltaPct"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/deltaPct" }]
    return false
  }
  if (!(data.deltaKind !== undefined && hasOwn(data, "deltaKind"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/deltaKind" }]
    return false
  }
  const err185 = validate.errors
  const res185 = ref23(data.variable)
  const suberr185 = ref23.errors
  validate.errors = err185
  if (!res185) {
    validate.errors = [errorMerge(suberr185[0], "#/properties/variable/$ref", "#/variable")]
    return false
  }
  if (!(typeof data.unit === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/unit/type", instanceLocation: "#/unit" }]
    return false
  }
  if (data.unit.length > 10000 && stringLength(data.unit) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/unit/maxLength", instanceLocation: "#/unit" }]
    return false
  }
  if (!(typeof data.direction === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/direction/type", instanceLocation: "#/direction" }]
    return false
  }
  if (!pattern2.test(data.direction)) {
    validate.errors = [{ keywordLocation: "#/properties/direction/pattern", instanceLocation: "#/direction" }]
    return false
  }
  if (!(typeof data.meanBefore === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/meanBefore/type", instanceLocation: "#/meanBefore" }]
    return false
  }
  if (!(-1000000000000000 <= data.meanBefore)) {
    validate.errors = [{ keywordLocation: "#/properties/meanBefore/minimum", instanceLocation: "#/meanBefore" }]
    return false
  }
  if (!(1000000000000000 >= data.meanBefore)) {
    validate.errors = [{ keywordLocation: "#/properties/meanBefore/maximum", instanceLocation: "#/meanBefore" }]
    return false
  }
  if (!(typeof data.meanAfter === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/meanAfter/type", instanceLocation: "#/meanAfter" }]
    return false
  }
  if (!(-1000000000000000 <= data.meanAfter)) {
    validate.errors = [{ keywordLocation: "#/properties/meanAfter/minimum", instanceLocation: "#/meanAfter" }]
    return false
  }
  if (!(1000000000000000 >= data.meanAfter)) {
    validate.errors = [{ keywordLocation: "#/properties/meanAfter/maximum", instanceLocation: "#/meanAfter" }]
    return false
  }
  if (!(typeof data.delta === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/delta/type", instanceLocation: "#/delta" }]
    return false
  }
  if (!(-1000000000000000 <= data.delta)) {
    validate.errors = [{ keywordLocation: "#/properties/delta/minimum", instanceLocation: "#/delta" }]
    return false
  }
  if (!(1000000000000000 >= data.delta)) {
    validate.errors = [{ keywordLocation: "#/properties/delta/maximum", instanceLocation: "#/delta" }]
    return false
  }
  if (!(typeof data.deltaPct === "number" || data.deltaPct === null)) {
    validate.errors = [{ keywordLocation: "#/properties/deltaPct/type", instanceLocation: "#/deltaPct" }]
    return false
  }
  if (typeof data.deltaPct === "number") {
    if (!(-1000000000000000 <= data.deltaPct)) {
      validate.errors = [{ keywordLocation: "#/properties/deltaPct/minimum", instanceLocation: "#/deltaPct" }]
      return false
    }
    if (!(1000000000000000 >= data.deltaPct)) {
      validate.errors = [{ keywordLocation: "#/properties/deltaPct/maximum", instanceLocation: "#/deltaPct" }]
      return false
    }
  }
  const err186 = validate.errors
  const res186 = ref122(data.deltaKind)
  const suberr186 = ref122.errors
  validate.errors = err186
  if (!res186) {
    validate.errors = [errorMerge(suberr186[0], "#/properties/deltaKind/$ref", "#/deltaKind")]
    return false
  }
  return true
};
const ref136 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.title !== undefined && hasOwn(data, "title"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/title" }]
    return false
  }
  if (!(data.activity !== undefined && hasOwn(data, "activity"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/activity" }]
    return false
  }
  if (!(data.plannedStart !== undefined && hasOwn(data, "plannedStart"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/plannedStart" }]
    return false
  }
  if (!(data.plannedEnd !== undefined && hasOwn(data, "plannedEnd"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/plannedEnd" }]
    return false
  }
  const err190 = validate.errors
  const res190 = ref2(data.id)
  const suberr190 = ref2.errors
  validate.errors = err190
  if (!res190) {
    validate.errors = [errorMerge(suberr190[0], "#/properties/id/$ref", "#/id")]
    return false
  }
  if (!(typeof data.title === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/title/type", instanceLocation: "#/title" }]
    return false
  }
  if (data.title.length > 10000 && stringLength(data.title) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/title/maxLength", instanceLocation: "#/title" }]
    return false
  }
  if (!(typeof data.activity === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/activity/type", instanceLocation: "#/activity" }]
    return false
  }
  if (!pattern2.test(data.activity)) {
    validate.errors = [{ keywordLocation: "#/properties/activity/pattern", instanceLocation: "#/activity" }]
    return false
  }
  if (!(typeof data.plannedStart === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/plannedStart/type", instanceLocation: "#/plannedStart" }]
    return false
  }
  if (!format1.test(data.plannedStart)) {
    validate.errors = [{ keywordLocation: "#/properties/plannedStart/format", instanceLocation: "#/plannedStart" }]
    return false
  }
  if (!(typeof data.plannedEnd === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/plannedEnd/type", instanceLocation: "#/plannedEnd" }]
    return false
  }
  if (!format1.test(data.plannedEnd)) {
    validate.errors = [{ keywordLocation: "#/properties/plannedEnd/format", instanceLocation: "#/plannedEnd" }]
    return false
  }
  return true
};
const ref137 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.name !== undefined && hasOwn(data, "name"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/name" }]
    return false
  }
  if (!(typeof data.id === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/id/type", instanceLocation: "#/id" }]
    return false
  }
  if (!format4.test(data.id)) {
    validate.errors = [{ keywordLocation: "#/properties/id/format", instanceLocation: "#/id" }]
    return false
  }
  if (!(typeof data.name === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/name/type", instanceLocation: "#/name" }]
    return false
  }
  if (data.name.length > 10000 && stringLength(data.name) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/name/maxLength", instanceLocation: "#/name" }]
    return false
  }
  return true
};
const ref138 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "string" || data === null)) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (typeof data === "string") {
    if (!pattern2.test(data)) {
      validate.errors = [{ keywordLocation: "#/pattern", instanceLocation: "#" }]
      return false
    }
  }
  return true
};
const ref131 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.well !== undefined && hasOwn(data, "well"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/well" }]
    return false
  }
  if (!(data.isOpen !== undefined && hasOwn(data, "isOpen"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/isOpen" }]
    return false
  }
  if (!(data.status !== undefined && hasOwn(data, "status"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/status" }]
    return false
  }
  if (!(data.since !== undefined && hasOwn(data, "since"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/since" }]
    return false
  }
  if (!(data.foundAt !== undefined && hasOwn(data, "foundAt"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/foundAt" }]
    return false
  }
  if (!(data.newestFoundAt !== undefined && hasOwn(data, "newestFoundAt"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/newestFoundAt" }]
    return false
  }
  if (!(data.endedOn !== undefined && hasOwn(data, "endedOn"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/endedOn" }]
    return false
  }
  if (!(data.kind !== undefined && hasOwn(data, "kind"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/kind" }]
    return false
  }
  if (!(data.kinds !== undefined && hasOwn(data, "kinds"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/kinds" }]
    return false
  }
  if (!(data.findings !== undefined && hasOwn(data, "findings"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/findings" }]
    return false
  }
  if (!(data.silence !== undefined && hasOwn(data, "silence"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/silence" }]
    return false
  }
  if (!(data.rate !== undefined && hasOwn(data, "rate"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/rate" }]
    return false
  }
  if (!(data.baseline !== undefined && hasOwn(data, "baseline"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/baseline" }]
    return false
  }
  if (!(data.dropPct !== undefined && hasOwn(data, "dropPct"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/dropPct" }]
    return false
  }
  if (!(data.rateDay !== undefined && hasOwn(data, "rateDay"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/rateDay" }]
    return false
  }
  if (!(data.change !== undefined && hasOwn(data, "change"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/change" }]
    return false
  }
  if (!(data.lossPerDay !== undefined && hasOwn(data, "lossPerDay"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/lossPerDay" }]
    return false
  }
  if (!(data.lossSoFar !== undefined && hasOwn(data, "lossSoFar"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/lossSoFar" }]
    return false
  }
  if (!(data.cause !== undefined && hasOwn(data, "cause"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/cause" }]
    return false
  }
  if (!(data.causeScore !== undefined && hasOwn(data, "causeScore"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/causeScore" }]
    return false
  }
  if (!(data.causeEvent !== undefined && hasOwn(data, "causeEvent"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/causeEvent" }]
    return false
  }
  if (!(data.nearbyEvent !== undefined && hasOwn(data, "nearbyEvent"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/nearbyEvent" }]
    return false
  }
  if (!(data.plannedActivity !== undefined && hasOwn(data, "plannedActivity"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/plannedActivity" }]
    return false
  }
  if (!(data.workInProgress !== undefined && hasOwn(data, "workInProgress"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/workInProgress" }]
    return false
  }
  if (!(data.severity !== undefined && hasOwn(data, "severity"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/severity" }]
    return false
  }
  if (!(data.owner !== undefined && hasOwn(data, "owner"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/owner" }]
    return false
  }
  if (!(data.snoozedUntil !== undefined && hasOwn(data, "snoozedUntil"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/snoozedUntil" }]
    return false
  }
  if (!(data.feedback !== undefined && hasOwn(data, "feedback"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/feedback" }]
    return false
  }
  if (!(data.comments !== undefined && hasOwn(data, "comments"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/comments" }]
    return false
  }
  if (!(data.decidedBy !== undefined && hasOwn(data, "decidedBy"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/decidedBy" }]
    return false
  }
  if (!(data.decidedAt !== undefined && hasOwn(data, "decidedAt"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/decidedAt" }]
    return false
  }
  if (!(data.version !== undefined && hasOwn(data, "version"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/version" }]
    return false
  }
  const err178 = validate.errors
  const res178 = ref2(data.id)
  const suberr178 = ref2.errors
  validate.errors = err178
  if (!res178) {
    validate.errors = [errorMerge(suberr178[0], "#/properties/id/$ref", "#/id")]
    return false
  }
  const err179 = validate.errors
  const res179 = ref41(data.well)
  const suberr179 = ref41.errors
  validate.errors = err179
  if (!res179) {
    validate.errors = [errorMerge(suberr179[0], "#/properties/well/allOf/0/$ref", "#/well")]
    return false
  }
  if (!(typeof data.isOpen === "boolean")) {
    validate.errors = [{ keywordLocation: "#/properties/isOpen/type", instanceLocation: "#/isOpen" }]
    return false
  }
  const err180 = validate.errors
  const res180 = ref132(data.status)
  const suberr180 = ref132.errors
  validate.errors = err180
  if (!res180) {
    validate.errors = [errorMerge(suberr180[0], "#/properties/status/$ref", "#/status")]
    return false
  }
  if (!(typeof data.since === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/since/type", instanceLocation: "#/since" }]
    return false
  }
  if (!format3.test(data.since)) {
    validate.errors = [{ keywordLocation: "#/properties/since/format", instanceLocation: "#/since" }]
    return false
  }
  if (!(typeof data.foundAt === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/foundAt/type", instanceLocation: "#/foundAt" }]
    return false
  }
  if (!format1.test(data.foundAt)) {
    validate.errors = [{ keywordLocation: "#/properties/foundAt/format", instanceLocation: "#/foundAt" }]
    return false
  }
  if (!(typeof data.newestFoundAt === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/newestFoundAt/type", instanceLocation: "#/newestFoundAt" }]
    return false
  }
  if (!format1.test(data.newestFoundAt)) {
    validate.errors = [{ keywordLocation: "#/properties/newestFoundAt/format", instanceLocation: "#/newestFoundAt" }]
    return false
  }
  if (!(typeof data.endedOn === "string" || data.endedOn === null)) {
    validate.errors = [{ keywordLocation: "#/properties/endedOn/type", instanceLocation: "#/endedOn" }]
    return false
  }
  if (typeof data.endedOn === "string") {
    if (!format3.test(data.endedOn)) {
      validate.errors = [{ keywordLocation: "#/properties/endedOn/format", instanceLocation: "#/endedOn" }]
      return false
    }
  }
  const err181 = validate.errors
  const res181 = ref133(data.kind)
  const suberr181 = ref133.errors
  validate.errors = err181
  if (!res181) {
    validate.errors = [errorMerge(suberr181[0], "#/properties/kind/$ref", "#/kind")]
    return false
  }
  if (!Array.isArray(data.kinds)) {
    validate.errors = [{ keywordLocation: "#/properties/kinds/type", instanceLocation: "#/kinds" }]
    return false
  }
  if (data.kinds.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/kinds/maxItems", instanceLocation: "#/kinds" }]
    return false
  }
  for (let oooo = 0; oooo < data.kinds.length; oooo++) {
    if (data.kinds[oooo] !== undefined && hasOwn(data.kinds, oooo)) {
      const err182 = validate.errors
      const res182 = ref133(data.kinds[oooo])
      const suberr182 = ref133.errors
      validate.errors = err182
      if (!res182) {
        validate.errors = [errorMerge(suberr182[0], "#/properties/kinds/items/$ref", "#/kinds/"+oooo)]
        return false
      }
    }
  }
  if (!Number.isInteger(data.findings)) {
    validate.errors = [{ keywordLocation: "#/properties/findings/type", instanceLocation: "#/findings" }]
    return false
  }
  if (!(1 <= data.findings)) {
    validate.errors = [{ keywordLocation: "#/properties/findings/minimum", instanceLocation: "#/findings" }]
    return false
  }
  if (!(1000000000000000 >= data.findings)) {
    validate.errors = [{ keywordLocation: "#/properties/findings/maximum", instanceLocation: "#/findings" }]
    return false
  }
  let passes25 = 0
  const sub49 = (() => {
    const err184 = validate.errors
    const res184 = ref134(data.silence)
    const suberr184 = ref134.errors
    validate.errors = err184
    if (!res184) return false
    return true
  })()
  if (sub49) passes25++
  const sub50 = (() => {
    if (!(data.silence === null)) return false
    return true
  })()
  if (sub50) passes25++
  if (passes25 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/silence/oneOf", instanceLocation: "#/silence" }]
    return false
  }
  if (!(typeof data.rate === "number" || data.rate === null)) {
    validate.errors = [{ keywordLocation: "#/properties/rate/type", instanceLocation: "#/rate" }]
    return false
  }
  if (typeof data.rate === "number") {
    if (!(-1000000000000000 <= data.rate)) {
      validate.errors = [{ keywordLocation: "#/properties/rate/minimum", instanceLocation: "#/rate" }]
      return false
    }
    if (!(1000000000000000 >= data.rate)) {
      validate.errors = [{ keywordLocation: "#/properties/rate/maximum", instanceLocation: "#/rate" }]
      return false
    }
  }
  if (!(typeof data.baseline === "number" || data.baseline === null)) {
    validate.errors = [{ keywordLocation: "#/properties/baseline/type", instanceLocation: "#/baseline" }]
    return false
  }
  if (typeof data.baseline === "number") {
    if (!(-1000000000000000 <= data.baseline)) {
      validate.errors = [{ keywordLocation: "#/properties/baseline/minimum", instanceLocation: "#/baseline" }]
      return false
    }
    if (!(1000000000000000 >= data.baseline)) {
      validate.errors = [{ keywordLocation: "#/properties/baseline/maximum", instanceLocation: "#/baseline" }]
      return false
    }
  }
  if (!(typeof data.dropPct === "number" || data.dropPct === null)) {
    validate.errors = [{ keywordLocation: "#/properties/dropPct/type", instanceLocation: "#/dropPct" }]
    return false
  }
  if (typeof data.dropPct === "number") {
    if (!(-1000000000000000 <= data.dropPct)) {
      validate.errors = [{ keywordLocation: "#/properties/dropPct/minimum", instanceLocation: "#/dropPct" }]
      return false
    }
    if (!(1000000000000000 >= data.dropPct)) {
      validate.errors = [{ keywordLocation: "#/properties/dropPct/maximum", instanceLocation: "#/dropPct" }]
      return false
    }
  }
  if (!(typeof data.rateDay === "string" || data.rateDay === null)) {
    validate.errors = [{ keywordLocation: "#/properties/rateDay/type", instanceLocation: "#/rateDay" }]
    return false
  }
  if (typeof data.rateDay === "string") {
    if (!format3.test(data.rateDay)) {
      validate.errors = [{ keywordLocation: "#/properties/rateDay/format", instanceLocation: "#/rateDay" }]
      return false
    }
  }
  let passes26 = 0
  const sub51 = (() => {
    const err187 = validate.errors
    const res187 = ref135(data.change)
    const suberr187 = ref135.errors
    validate.errors = err187
    if (!res187) return false
    return true
  })()
  if (sub51) passes26++
  const sub52 = (() => {
    if (!(data.change === null)) return false
    return true
  })()
  if (sub52) passes26++
  if (passes26 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/change/oneOf", instanceLocation: "#/change" }]
    return false
  }
  if (!(typeof data.lossPerDay === "number" || data.lossPerDay === null)) {
    validate.errors = [{ keywordLocation: "#/properties/lossPerDay/type", instanceLocation: "#/lossPerDay" }]
    return false
  }
  if (typeof data.lossPerDay === "number") {
    if (!(0 <= data.lossPerDay)) {
      validate.errors = [{ keywordLocation: "#/properties/lossPerDay/minimum", instanceLocation: "#/lossPerDay" }]
      return false
    }
    if (!(1000000000000000 >= data.lossPerDay)) {
      validate.errors = [{ keywordLocation: "#/properties/lossPerDay/maximum", instanceLocation: "#/lossPerDay" }]
      return false
    }
  }
  if (!(typeof data.lossSoFar === "number" || data.lossSoFar === null)) {
    validate.errors = [{ keywordLocation: "#/properties/lossSoFar/type", instanceLocation: "#/lossSoFar" }]
    return false
  }
  if (typeof data.lossSoFar === "number") {
    if (!(0 <= data.lossSoFar)) {
      validate.errors = [{ keywordLocation: "#/properties/lossSoFar/minimum", instanceLocation: "#/lossSoFar" }]
      return false
    }
    if (!(1000000000000000 >= data.lossSoFar)) {
      validate.errors = [{ keywordLocation: "#/properties/lossSoFar/maximum", instanceLocation: "#/lossSoFar" }]
      return false
    }
  }
  if (!(typeof data.cause === "string" || data.cause === null)) {
    validate.errors = [{ keywordLocation: "#/properties/cause/type", instanceLocation: "#/cause" }]
    return false
  }
  if (typeof data.cause === "string") {
    if (!pattern2.test(data.cause)) {
      validate.errors = [{ keywordLocation: "#/properties/cause/pattern", instanceLocation: "#/cause" }]
      return false
    }
  }
  if (!(typeof data.causeScore === "number" || data.causeScore === null)) {
    validate.errors = [{ keywordLocation: "#/properties/causeScore/type", instanceLocation: "#/causeScore" }]
    return false
  }
  if (typeof data.causeScore === "number") {
    if (!(0 <= data.causeScore)) {
      validate.errors = [{ keywordLocation: "#/properties/causeScore/minimum", instanceLocation: "#/causeScore" }]
      return false
    }
    if (!(1 >= data.causeScore)) {
      validate.errors = [{ keywordLocation: "#/properties/causeScore/maximum", instanceLocation: "#/causeScore" }]
      return false
    }
  }
  let passes27 = 0
  const sub53 = (() => {
    const err188 = validate.errors
    const res188 = ref126(data.causeEvent)
    const suberr188 = ref126.errors
    validate.errors = err188
    if (!res188) return false
    return true
  })()
  if (sub53) passes27++
  const sub54 = (() => {
    if (!(data.causeEvent === null)) return false
    return true
  })()
  if (sub54) passes27++
  if (passes27 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/causeEvent/oneOf", instanceLocation: "#/causeEvent" }]
    return false
  }
  let passes28 = 0
  const sub55 = (() => {
    const err189 = validate.errors
    const res189 = ref126(data.nearbyEvent)
    const suberr189 = ref126.errors
    validate.errors = err189
    if (!res189) return false
    return true
  })()
  if (sub55) passes28++
  const sub56 = (() => {
    if (!(data.nearbyEvent === null)) return false
    return true
  })()
  if (sub56) passes28++
  if (passes28 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/nearbyEvent/oneOf", instanceLocation: "#/nearbyEvent" }]
    return false
  }
  let passes29 = 0
  const sub57 = (() => {
    const err191 = validate.errors
    const res191 = ref136(data.plannedActivity)
    const suberr191 = ref136.errors
    validate.errors = err191
    if (!res191) return false
    return true
  })()
  if (sub57) passes29++
  const sub58 = (() => {
    if (!(data.plannedActivity === null)) return false
    return true
  })()
  if (sub58) passes29++
  if (passes29 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/plannedActivity/oneOf", instanceLocation: "#/plannedActivity" }]
    return false
  }
  let passes30 = 0
  const sub59 = (() => {
    const err192 = validate.errors
    const res192 = ref136(data.workInProgress)
    const suberr192 = ref136.errors
    validate.errors = err192
    if (!res192) return false
    return true
  })()
  if (sub59) passes30++
  const sub60 = (() => {
    if (!(data.workInProgress === null)) return false
    return true
  })()
  if (sub60) passes30++
  if (passes30 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/workInProgress/oneOf", instanceLocation: "#/workInProgress" }]
    return false
  }
  const err193 = validate.errors
  const res193 = ref125(data.severity)
  const suberr193 = ref125.errors
  validate.errors = err193
  if (!res193) {
    validate.errors = [errorMerge(suberr193[0], "#/properties/severity/$ref", "#/severity")]
    return false
  }
  let passes31 = 0
  const sub61 = (() => {
    const err194 = validate.errors
    const res194 = ref137(data.owner)
    const suberr194 = ref137.errors
    validate.errors = err194
    if (!res194) return false
    return true
  })()
  if (sub61) passes31++
  const sub62 = (() => {
    if (!(data.owner === null)) return false
    return true
  })()
  if (sub62) passes31++
  if (passes31 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/owner/oneOf", instanceLocation: "#/owner" }]
    return false
  }
  if (!(typeof data.snoozedUntil === "string" || data.snoozedUntil === null)) {
    validate.errors = [{ keywordLocation: "#/properties/snoozedUntil/type", instanceLocation: "#/snoozedUntil" }]
    return false
  }
  if (typeof data.snoozedUntil === "string") {
    if (!format1.test(data.snoozedUntil)) {
      validate.errors = [{ keywordLocation: "#/properties/snoozedUntil/format", instanceLocation: "#/snoozedUntil" }]
      return false
    }
  }
  const err195 = validate.errors
  const res195 = ref138(data.feedback)
  const suberr195 = ref138.errors
  validate.errors = err195
  if (!res195) {
    validate.errors = [errorMerge(suberr195[0], "#/properties/feedback/$ref", "#/feedback")]
    return false
  }
  if (!Number.isInteger(data.comments)) {
    validate.errors = [{ keywordLocation: "#/properties/comments/type", instanceLocation: "#/comments" }]
    return false
  }
  if (!(0 <= data.comments)) {
    validate.errors = [{ keywordLocation: "#/properties/comments/minimum", instanceLocation: "#/comments" }]
    return false
  }
  if (!(1000000000000000 >= data.comments)) {
    validate.errors = [{ keywordLocation: "#/properties/comments/maximum", instanceLocation: "#/comments" }]
    return false
  }
  if (!(typeof data.decidedBy === "string" || data.decidedBy === null)) {
    validate.errors = [{ keywordLocation: "#/properties/decidedBy/type", instanceLocation: "#/decidedBy" }]
    return false
  }
  if (typeof data.decidedBy === "string") {
    if (data.decidedBy.length > 10000 && stringLength(data.decidedBy) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/decidedBy/maxLength", instanceLocation: "#/decidedBy" }]
      return false
    }
  }
  if (!(typeof data.decidedAt === "string" || data.decidedAt === null)) {
    validate.errors = [{ keywordLocation: "#/properties/decidedAt/type", instanceLocation: "#/decidedAt" }]
    return false
  }
  if (typeof data.decidedAt === "string") {
    if (!format1.test(data.decidedAt)) {
      validate.errors = [{ keywordLocation: "#/properties/decidedAt/format", instanceLocation: "#/decidedAt" }]
      return false
    }
  }
  const err196 = validate.errors
  const res196 = ref107(data.version)
  const suberr196 = ref107.errors
  validate.errors = err196
  if (!res196) {
    validate.errors = [errorMerge(suberr196[0], "#/properties/version/$ref", "#/version")]
    return false
  }
  return true
};
const ref140 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "string")) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!pattern2.test(data)) {
    validate.errors = [{ keywordLocation: "#/pattern", instanceLocation: "#" }]
    return false
  }
  return true
};
const ref139 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.at !== undefined && hasOwn(data, "at"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/at" }]
    return false
  }
  if (!(data.by !== undefined && hasOwn(data, "by"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/by" }]
    return false
  }
  if (!(data.mine !== undefined && hasOwn(data, "mine"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/mine" }]
    return false
  }
  if (!(data.action !== undefined && hasOwn(data, "action"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/action" }]
    return false
  }
  if (!(data.assignee !== undefined && hasOwn(data, "assignee"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/assignee" }]
    return false
  }
  if (!(data.until !== undefined && hasOwn(data, "until"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/until" }]
    return false
  }
  if (!(data.feedback !== undefined && hasOwn(data, "feedback"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/feedback" }]
    return false
  }
  if (!(data.event !== undefined && hasOwn(data, "event"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/event" }]
    return false
  }
  if (!(data.comment !== undefined && hasOwn(data, "comment"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/comment" }]
    return false
  }
  if (!(data.undone !== undefined && hasOwn(data, "undone"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/undone" }]
    return false
  }
  if (!(typeof data.id === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/id/type", instanceLocation: "#/id" }]
    return false
  }
  if (!format4.test(data.id)) {
    validate.errors = [{ keywordLocation: "#/properties/id/format", instanceLocation: "#/id" }]
    return false
  }
  if (!(typeof data.at === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/at/type", instanceLocation: "#/at" }]
    return false
  }
  if (!format1.test(data.at)) {
    validate.errors = [{ keywordLocation: "#/properties/at/format", instanceLocation: "#/at" }]
    return false
  }
  if (!(typeof data.by === "string" || data.by === null)) {
    validate.errors = [{ keywordLocation: "#/properties/by/type", instanceLocation: "#/by" }]
    return false
  }
  if (typeof data.by === "string") {
    if (data.by.length > 10000 && stringLength(data.by) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/by/maxLength", instanceLocation: "#/by" }]
      return false
    }
  }
  if (!(typeof data.mine === "boolean")) {
    validate.errors = [{ keywordLocation: "#/properties/mine/type", instanceLocation: "#/mine" }]
    return false
  }
  const err199 = validate.errors
  const res199 = ref140(data.action)
  const suberr199 = ref140.errors
  validate.errors = err199
  if (!res199) {
    validate.errors = [errorMerge(suberr199[0], "#/properties/action/$ref", "#/action")]
    return false
  }
  if (!(typeof data.assignee === "string" || data.assignee === null)) {
    validate.errors = [{ keywordLocation: "#/properties/assignee/type", instanceLocation: "#/assignee" }]
    return false
  }
  if (typeof data.assignee === "string") {
    if (data.assignee.length > 10000 && stringLength(data.assignee) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/assignee/maxLength", instanceLocation: "#/assignee" }]
      return false
    }
  }
  if (!(typeof data.until === "string" || data.until === null)) {
    validate.errors = [{ keywordLocation: "#/properties/until/type", instanceLocation: "#/until" }]
    return false
  }
  if (typeof data.until === "string") {
    if (!format1.test(data.until)) {
      validate.errors = [{ keywordLocation: "#/properties/until/format", instanceLocation: "#/until" }]
      return false
    }
  }
  const err200 = validate.errors
  const res200 = ref138(data.feedback)
  const suberr200 = ref138.errors
  validate.errors = err200
  if (!res200) {
    validate.errors = [errorMerge(suberr200[0], "#/properties/feedback/$ref", "#/feedback")]
    return false
  }
  let passes32 = 0
  const sub64 = (() => {
    const err201 = validate.errors
    const res201 = ref126(data.event)
    const suberr201 = ref126.errors
    validate.errors = err201
    if (!res201) return false
    return true
  })()
  if (sub64) passes32++
  const sub65 = (() => {
    if (!(data.event === null)) return false
    return true
  })()
  if (sub65) passes32++
  if (passes32 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/event/oneOf", instanceLocation: "#/event" }]
    return false
  }
  if (!(typeof data.comment === "string" || data.comment === null)) {
    validate.errors = [{ keywordLocation: "#/properties/comment/type", instanceLocation: "#/comment" }]
    return false
  }
  if (typeof data.comment === "string") {
    if (data.comment.length > 10000 && stringLength(data.comment) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/comment/maxLength", instanceLocation: "#/comment" }]
      return false
    }
  }
  if (!(typeof data.undone === "boolean")) {
    validate.errors = [{ keywordLocation: "#/properties/undone/type", instanceLocation: "#/undone" }]
    return false
  }
  return true
};
const ref130 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.change !== undefined && hasOwn(data, "change"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/change" }]
    return false
  }
  if (!(data.exception !== undefined && hasOwn(data, "exception"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/exception" }]
    return false
  }
  if (!(data.events !== undefined && hasOwn(data, "events"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/events" }]
    return false
  }
  if (!(data.decisions !== undefined && hasOwn(data, "decisions"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/decisions" }]
    return false
  }
  const err177 = validate.errors
  const res177 = ref124(data.change)
  const suberr177 = ref124.errors
  validate.errors = err177
  if (!res177) {
    validate.errors = [errorMerge(suberr177[0], "#/properties/change/$ref", "#/change")]
    return false
  }
  let passes24 = 0
  const sub48 = (() => {
    const err197 = validate.errors
    const res197 = ref131(data.exception)
    const suberr197 = ref131.errors
    validate.errors = err197
    if (!res197) return false
    return true
  })()
  if (sub48) passes24++
  const sub63 = (() => {
    if (!(data.exception === null)) return false
    return true
  })()
  if (sub63) passes24++
  if (passes24 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/exception/oneOf", instanceLocation: "#/exception" }]
    return false
  }
  if (!Array.isArray(data.events)) {
    validate.errors = [{ keywordLocation: "#/properties/events/type", instanceLocation: "#/events" }]
    return false
  }
  if (data.events.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/events/maxItems", instanceLocation: "#/events" }]
    return false
  }
  for (let qqqq = 0; qqqq < data.events.length; qqqq++) {
    if (data.events[qqqq] !== undefined && hasOwn(data.events, qqqq)) {
      const err198 = validate.errors
      const res198 = ref126(data.events[qqqq])
      const suberr198 = ref126.errors
      validate.errors = err198
      if (!res198) {
        validate.errors = [errorMerge(suberr198[0], "#/properties/events/items/$ref", "#/events/"+qqqq)]
        return false
      }
    }
  }
  if (!Array.isArray(data.decisions)) {
    validate.errors = [{ keywordLocation: "#/properties/decisions/type", instanceLocation: "#/decisions" }]
    return false
  }
  if (data.decisions.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/decisions/maxItems", instanceLocation: "#/decisions" }]
    return false
  }
  for (let rrrr = 0; rrrr < data.decisions.length; rrrr++) {
    if (data.decisions[rrrr] !== undefined && hasOwn(data.decisions, rrrr)) {
      const err202 = validate.errors
      const res202 = ref139(data.decisions[rrrr])
      const suberr202 = ref139.errors
      validate.errors = err202
      if (!res202) {
        validate.errors = [errorMerge(suberr202[0], "#/properties/decisions/items/$ref", "#/decisions/"+rrrr)]
        return false
      }
    }
  }
  return true
};
const ref129 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  const err203 = validate.errors
  const res203 = ref130(data.body)
  const suberr203 = ref130.errors
  validate.errors = err203
  if (!res203) {
    validate.errors = [errorMerge(suberr203[0], "#/properties/body/$ref", "#/body")]
    return false
  }
  return true
};
const ref143 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.loss !== undefined && hasOwn(data, "loss"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/loss" }]
    return false
  }
  if (!(data.confidence !== undefined && hasOwn(data, "confidence"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/confidence" }]
    return false
  }
  if (!(data.persistenceDays !== undefined && hasOwn(data, "persistenceDays"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/persistenceDays" }]
    return false
  }
  if (!(typeof data.loss === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/loss/type", instanceLocation: "#/loss" }]
    return false
  }
  if (!(0 <= data.loss)) {
    validate.errors = [{ keywordLocation: "#/properties/loss/minimum", instanceLocation: "#/loss" }]
    return false
  }
  if (!(1000000000000000 >= data.loss)) {
    validate.errors = [{ keywordLocation: "#/properties/loss/maximum", instanceLocation: "#/loss" }]
    return false
  }
  if (!(typeof data.confidence === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/confidence/type", instanceLocation: "#/confidence" }]
    return false
  }
  if (!(0 <= data.confidence)) {
    validate.errors = [{ keywordLocation: "#/properties/confidence/minimum", instanceLocation: "#/confidence" }]
    return false
  }
  if (!(1 >= data.confidence)) {
    validate.errors = [{ keywordLocation: "#/properties/confidence/maximum", instanceLocation: "#/confidence" }]
    return false
  }
  if (!(typeof data.persistenceDays === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/persistenceDays/type", instanceLocation: "#/persistenceDays" }]
    return false
  }
  if (!(0 <= data.persistenceDays)) {
    validate.errors = [{ keywordLocation: "#/properties/persistenceDays/minimum", instanceLocation: "#/persistenceDays" }]
    return false
  }
  if (!(1000000000000000 >= data.persistenceDays)) {
    validate.errors = [{ keywordLocation: "#/properties/persistenceDays/maximum", instanceLocation: "#/persistenceDays" }]
    return false
  }
  return true
};
const format5 = (input) =>
    input.length > 1 &&
    input.length < 80 &&
    (/^P\d+([.,]\d+)?W$/.test(input) ||
      (/^P[\dYMDTHS]*(\d[.,]\d+)?[YMDHS]$/.test(input) &&
        /^P([.,\d]+Y)?([.,\d]+M)?([.,\d]+D)?(T([.,\d]+H)?([.,\d]+M)?([.,\d]+S)?)?$/.test(input)));
const ref144 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.text !== undefined && hasOwn(data, "text"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/text" }]
    return false
  }
  if (!(data.inputs !== undefined && hasOwn(data, "inputs"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/inputs" }]
    return false
  }
  if (!(data.limit !== undefined && hasOwn(data, "limit"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/limit" }]
    return false
  }
  if (!(data.unit !== undefined && hasOwn(data, "unit"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/unit" }]
    return false
  }
  if (!(data.persistence !== undefined && hasOwn(data, "persistence"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/persistence" }]
    return false
  }
  if (!(typeof data.id === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/id/type", instanceLocation: "#/id" }]
    return false
  }
  if (data.id.length > 64 && stringLength(data.id) > 64) {
    validate.errors = [{ keywordLocation: "#/properties/id/maxLength", instanceLocation: "#/id" }]
    return false
  }
  if (!(typeof data.text === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/text/type", instanceLocation: "#/text" }]
    return false
  }
  if (data.text.length > 10000 && stringLength(data.text) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/text/maxLength", instanceLocation: "#/text" }]
    return false
  }
  if (!Array.isArray(data.inputs)) {
    validate.errors = [{ keywordLocation: "#/properties/inputs/type", instanceLocation: "#/inputs" }]
    return false
  }
  if (data.inputs.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/inputs/maxItems", instanceLocation: "#/inputs" }]
    return false
  }
  for (let tttt = 0; tttt < data.inputs.length; tttt++) {
    if (data.inputs[tttt] !== undefined && hasOwn(data.inputs, tttt)) {
      if (!(typeof data.inputs[tttt] === "string")) {
        validate.errors = [{ keywordLocation: "#/properties/inputs/items/type", instanceLocation: "#/inputs/"+tttt }]
        return false
      }
      if (data.inputs[tttt].length > 10000 && stringLength(data.inputs[tttt]) > 10000) {
        validate.errors = [{ keywordLocation: "#/properties/inputs/items/maxLength", instanceLocation: "#/inputs/"+tttt }]
        return false
      }
    }
  }
  if (!(typeof data.limit === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/limit/type", instanceLocation: "#/limit" }]
    return false
  }
  if (!(-1000000000000000 <= data.limit)) {
    validate.errors = [{ keywordLocation: "#/properties/limit/minimum", instanceLocation: "#/limit" }]
    return false
  }
  if (!(1000000000000000 >= data.limit)) {
    validate.errors = [{ keywordLocation: "#/properties/limit/maximum", instanceLocation: "#/limit" }]
    return false
  }
  if (!(typeof data.unit === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/unit/type", instanceLocation: "#/unit" }]
    return false
  }
  if (data.unit.length > 10000 && stringLength(data.unit) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/unit/maxLength", instanceLocation: "#/unit" }]
    return false
  }
  if (!(typeof data.persistence === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/persistence/type", instanceLocation: "#/persistence" }]
    return false
  }
  if (!format5(data.persistence)) {
    validate.errors = [{ keywordLocation: "#/properties/persistence/format", instanceLocation: "#/persistence" }]
    return false
  }
  return true
};
const ref145 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.series !== undefined && hasOwn(data, "series"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/series" }]
    return false
  }
  if (!(data.from !== undefined && hasOwn(data, "from"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/from" }]
    return false
  }
  if (!(data.to !== undefined && hasOwn(data, "to"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/to" }]
    return false
  }
  if (!(typeof data.series === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/series/type", instanceLocation: "#/series" }]
    return false
  }
  if (data.series.length > 10000 && stringLength(data.series) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/series/maxLength", instanceLocation: "#/series" }]
    return false
  }
  if (!(typeof data.from === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/from/type", instanceLocation: "#/from" }]
    return false
  }
  if (!format1.test(data.from)) {
    validate.errors = [{ keywordLocation: "#/properties/from/format", instanceLocation: "#/from" }]
    return false
  }
  if (!(typeof data.to === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/to/type", instanceLocation: "#/to" }]
    return false
  }
  if (!format1.test(data.to)) {
    validate.errors = [{ keywordLocation: "#/properties/to/format", instanceLocation: "#/to" }]
    return false
  }
  return true
};
const ref146 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "string")) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!pattern2.test(data)) {
    validate.errors = [{ keywordLocation: "#/pattern", instanceLocation: "#" }]
    return false
  }
  return true
};
const ref142 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.well !== undefined && hasOwn(data, "well"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/well" }]
    return false
  }
  if (!(data.detectedAt !== undefined && hasOwn(data, "detectedAt"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/detectedAt" }]
    return false
  }
  if (!(data.startedAt !== undefined && hasOwn(data, "startedAt"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/startedAt" }]
    return false
  }
  if (!(data.endedAt !== undefined && hasOwn(data, "endedAt"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/endedAt" }]
    return false
  }
  if (!(data.mechanism !== undefined && hasOwn(data, "mechanism"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/mechanism" }]
    return false
  }
  if (!(data.severity !== undefined && hasOwn(data, "severity"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/severity" }]
    return false
  }
  if (!(data.severityFactors !== undefined && hasOwn(data, "severityFactors"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/severityFactors" }]
    return false
  }
  if (!(data.freeGasPct !== undefined && hasOwn(data, "freeGasPct"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/freeGasPct" }]
    return false
  }
  if (!(data.freeGasLimitPct !== undefined && hasOwn(data, "freeGasLimitPct"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/freeGasLimitPct" }]
    return false
  }
  if (!(data.gor !== undefined && hasOwn(data, "gor"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/gor" }]
    return false
  }
  if (!(data.gorBaseline !== undefined && hasOwn(data, "gorBaseline"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/gorBaseline" }]
    return false
  }
  if (!(data.gorRatio !== undefined && hasOwn(data, "gorRatio"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/gorRatio" }]
    return false
  }
  if (!(data.motorCurrentMean !== undefined && hasOwn(data, "motorCurrentMean"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/motorCurrentMean" }]
    return false
  }
  if (!(data.motorCurrentCv !== undefined && hasOwn(data, "motorCurrentCv"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/motorCurrentCv" }]
    return false
  }
  if (!(data.currentBaseline !== undefined && hasOwn(data, "currentBaseline"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/currentBaseline" }]
    return false
  }
  if (!(data.intakePressure !== undefined && hasOwn(data, "intakePressure"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/intakePressure" }]
    return false
  }
  if (!(data.frequency !== undefined && hasOwn(data, "frequency"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/frequency" }]
    return false
  }
  if (!(data.liquidRate !== undefined && hasOwn(data, "liquidRate"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/liquidRate" }]
    return false
  }
  if (!(data.oilLoss !== undefined && hasOwn(data, "oilLoss"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/oilLoss" }]
    return false
  }
  if (!(data.rule !== undefined && hasOwn(data, "rule"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/rule" }]
    return false
  }
  if (!(data.evidence !== undefined && hasOwn(data, "evidence"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/evidence" }]
    return false
  }
  if (!(data.relatedEvents !== undefined && hasOwn(data, "relatedEvents"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/relatedEvents" }]
    return false
  }
  if (!(data.advice !== undefined && hasOwn(data, "advice"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/advice" }]
    return false
  }
  if (!(data.status !== undefined && hasOwn(data, "status"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/status" }]
    return false
  }
  if (!(data.feedback !== undefined && hasOwn(data, "feedback"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/feedback" }]
    return false
  }
  const err204 = validate.errors
  const res204 = ref2(data.id)
  const suberr204 = ref2.errors
  validate.errors = err204
  if (!res204) {
    validate.errors = [errorMerge(suberr204[0], "#/properties/id/$ref", "#/id")]
    return false
  }
  const err205 = validate.errors
  const res205 = ref41(data.well)
  const suberr205 = ref41.errors
  validate.errors = err205
  if (!res205) {
    validate.errors = [errorMerge(suberr205[0], "#/properties/well/$ref", "#/well")]
    return false
  }
  if (!(typeof data.detectedAt === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/detectedAt/type", instanceLocation: "#/detectedAt" }]
    return false
  }
  if (!format1.test(data.detectedAt)) {
    validate.errors = [{ keywordLocation: "#/properties/detectedAt/format", instanceLocation: "#/detectedAt" }]
    return false
  }
  if (!(typeof data.startedAt === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/startedAt/type", instanceLocation: "#/startedAt" }]
    return false
  }
  if (!format1.test(data.startedAt)) {
    validate.errors = [{ keywordLocation: "#/properties/startedAt/format", instanceLocation: "#/startedAt" }]
    return false
  }
  if (!(typeof data.endedAt === "string" || data.endedAt === null)) {
    validate.errors = [{ keywordLocation: "#/properties/endedAt/type", instanceLocation: "#/endedAt" }]
    return false
  }
  if (typeof data.endedAt === "string") {
    if (!format1.test(data.endedAt)) {
      validate.errors = [{ keywordLocation: "#/properties/endedAt/format", instanceLocation: "#/endedAt" }]
      return false
    }
  }
  if (!(typeof data.mechanism === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/mechanism/type", instanceLocation: "#/mechanism" }]
    return false
  }
  if (!pattern2.test(data.mechanism)) {
    validate.errors = [{ keywordLocation: "#/properties/mechanism/pattern", instanceLocation: "#/mechanism" }]
    return false
  }
  const err206 = validate.errors
  const res206 = ref125(data.severity)
  const suberr206 = ref125.errors
  validate.errors = err206
  if (!res206) {
    validate.errors = [errorMerge(suberr206[0], "#/properties/severity/$ref", "#/severity")]
    return false
  }
  const err207 = validate.errors
  const res207 = ref143(data.severityFactors)
  const suberr207 = ref143.errors
  validate.errors = err207
  if (!res207) {
    validate.errors = [errorMerge(suberr207[0], "#/properties/severityFactors/$ref", "#/severityFactors")]
    return false
  }
  if (!(typeof data.freeGasPct === "number" || data.freeGasPct === null)) {
    validate.errors = [{ keywordLocation: "#/properties/freeGasPct/type", instanceLocation: "#/freeGasPct" }]
    return false
  }
  if (typeof data.freeGasPct === "number") {
    if (!(0 <= data.freeGasPct)) {
      validate.errors = [{ keywordLocation: "#/properties/freeGasPct/minimum", instanceLocation: "#/freeGasPct" }]
      return false
    }
    if (!(1000000000000000 >= data.freeGasPct)) {
      validate.errors = [{ keywordLocation: "#/properties/freeGasPct/maximum", instanceLocation: "#/freeGasPct" }]
      return false
    }
  }
  if (!(typeof data.freeGasLimitPct === "number" || data.freeGasLimitPct === null)) {
    validate.errors = [{ keywordLocation: "#/properties/freeGasLimitPct/type", instanceLocation: "#/freeGasLimitPct" }]
    return false
  }
  if (typeof data.freeGasLimitPct === "number") {
    if (!(0 <= data.freeGasLimitPct)) {
      validate.errors = [{ keywordLocation: "#/properties/freeGasLimitPct/minimum", instanceLocation: "#/freeGasLimitPct" }]
      return false
    }
    if (!(1000000000000000 >= data.freeGasLimitPct)) {
      validate.errors = [{ keywordLocation: "#/properties/freeGasLimitPct/maximum", instanceLocation: "#/freeGasLimitPct" }]
      return false
    }
  }
  if (!(typeof data.gor === "number" || data.gor === null)) {
    validate.errors = [{ keywordLocation: "#/properties/gor/type", instanceLocation: "#/gor" }]
    return false
  }
  if (typeof data.gor === "number") {
    if (!(-1000000000000000 <= data.gor)) {
      validate.errors = [{ keywordLocation: "#/properties/gor/minimum", instanceLocation: "#/gor" }]
      return false
    }
    if (!(1000000000000000 >= data.gor)) {
      validate.errors = [{ keywordLocation: "#/properties/gor/maximum", instanceLocation: "#/gor" }]
      return false
    }
  }
  if (!(typeof data.gorBaseline === "number" || data.gorBaseline === null)) {
    validate.errors = [{ keywordLocation: "#/properties/gorBaseline/type", instanceLocation: "#/gorBaseline" }]
    return false
  }
  if (typeof data.gorBaseline === "number") {
    if (!(-1000000000000000 <= data.gorBaseline)) {
      validate.errors = [{ keywordLocation: "#/properties/gorBaseline/minimum", instanceLocation: "#/gorBaseline" }]
      return false
    }
    if (!(1000000000000000 >= data.gorBaseline)) {
      validate.errors = [{ keywordLocation: "#/properties/gorBaseline/maximum", instanceLocation: "#/gorBaseline" }]
      return false
    }
  }
  if (!(typeof data.gorRatio === "number" || data.gorRatio === null)) {
    validate.errors = [{ keywordLocation: "#/properties/gorRatio/type", instanceLocation: "#/gorRatio" }]
    return false
  }
  if (typeof data.gorRatio === "number") {
    if (!(-1000000000000000 <= data.gorRatio)) {
      validate.errors = [{ keywordLocation: "#/properties/gorRatio/minimum", instanceLocation: "#/gorRatio" }]
      return false
    }
    if (!(1000000000000000 >= data.gorRatio)) {
      validate.errors = [{ keywordLocation: "#/properties/gorRatio/maximum", instanceLocation: "#/gorRatio" }]
      return false
    }
  }
  if (!(typeof data.motorCurrentMean === "number" || data.motorCurrentMean === null)) {
    validate.errors = [{ keywordLocation: "#/properties/motorCurrentMean/type", instanceLocation: "#/motorCurrentMean" }]
    return false
  }
  if (typeof data.motorCurrentMean === "number") {
    if (!(0 <= data.motorCurrentMean)) {
      validate.errors = [{ keywordLocation: "#/properties/motorCurrentMean/minimum", instanceLocation: "#/motorCurrentMean" }]
      return false
    }
    if (!(1000000000000000 >= data.motorCurrentMean)) {
      validate.errors = [{ keywordLocation: "#/properties/motorCurrentMean/maximum", instanceLocation: "#/motorCurrentMean" }]
      return false
    }
  }
  if (!(typeof data.motorCurrentCv === "number" || data.motorCurrentCv === null)) {
    validate.errors = [{ keywordLocation: "#/properties/motorCurrentCv/type", instanceLocation: "#/motorCurrentCv" }]
    return false
  }
  if (typeof data.motorCurrentCv === "number") {
    if (!(0 <= data.motorCurrentCv)) {
      validate.errors = [{ keywordLocation: "#/properties/motorCurrentCv/minimum", instanceLocation: "#/motorCurrentCv" }]
      return false
    }
    if (!(1000000000000000 >= data.motorCurrentCv)) {
      validate.errors = [{ keywordLocation: "#/properties/motorCurrentCv/maximum", instanceLocation: "#/motorCurrentCv" }]
      return false
    }
  }
  if (!(typeof data.currentBaseline === "number" || data.currentBaseline === null)) {
    validate.errors = [{ keywordLocation: "#/properties/currentBaseline/type", instanceLocation: "#/currentBaseline" }]
    return false
  }
  if (typeof data.currentBaseline === "number") {
    if (!(0 <= data.currentBaseline)) {
      validate.errors = [{ keywordLocation: "#/properties/currentBaseline/minimum", instanceLocation: "#/currentBaseline" }]
      return false
    }
    if (!(1000000000000000 >= data.currentBaseline)) {
      validate.errors = [{ keywordLocation: "#/properties/currentBaseline/maximum", instanceLocation: "#/currentBaseline" }]
      return false
    }
  }
  if (!(typeof data.intakePressure === "number" || data.intakePressure === null)) {
    validate.errors = [{ keywordLocation: "#/properties/intakePressure/type", instanceLocation: "#/intakePressure" }]
    return false
  }
  if (typeof data.intakePressure === "number") {
    if (!(-1000000000000000 <= data.intakePressure)) {
      validate.errors = [{ keywordLocation: "#/properties/intakePressure/minimum", instanceLocation: "#/intakePressure" }]
      return false
    }
    if (!(1000000000000000 >= data.intakePressure)) {
      validate.errors = [{ keywordLocation: "#/properties/intakePressure/maximum", instanceLocation: "#/intakePressure" }]
      return false
    }
  }
  if (!(typeof data.frequency === "number" || data.frequency === null)) {
    validate.errors = [{ keywordLocation: "#/properties/frequency/type", instanceLocation: "#/frequency" }]
    return false
  }
  if (typeof data.frequency === "number") {
    if (!(0 <= data.frequency)) {
      validate.errors = [{ keywordLocation: "#/properties/frequency/minimum", instanceLocation: "#/frequency" }]
      return false
    }
    if (!(1000000000000000 >= data.frequency)) {
      validate.errors = [{ keywordLocation: "#/properties/frequency/maximum", instanceLocation: "#/frequency" }]
      return false
    }
  }
  if (!(typeof data.liquidRate === "number" || data.liquidRate === null)) {
    validate.errors = [{ keywordLocation: "#/properties/liquidRate/type", instanceLocation: "#/liquidRate" }]
    return false
  }
  if (typeof data.liquidRate === "number") {
    if (!(-1000000000000000 <= data.liquidRate)) {
      validate.errors = [{ keywordLocation: "#/properties/liquidRate/minimum", instanceLocation: "#/liquidRate" }]
      return false
    }
    if (!(1000000000000000 >= data.liquidRate)) {
      validate.errors = [{ keywordLocation: "#/properties/liquidRate/maximum", instanceLocation: "#/liquidRate" }]
      return false
    }
  }
  if (!(typeof data.oilLoss === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/oilLoss/type", instanceLocation: "#/oilLoss" }]
    return false
  }
  if (!(0 <= data.oilLoss)) {
    validate.errors = [{ keywordLocation: "#/properties/oilLoss/minimum", instanceLocation: "#/oilLoss" }]
    return false
  }
  if (!(1000000000000000 >= data.oilLoss)) {
    validate.errors = [{ keywordLocation: "#/properties/oilLoss/maximum", instanceLocation: "#/oilLoss" }]
    return false
  }
  const err208 = validate.errors
  const res208 = ref144(data.rule)
  const suberr208 = ref144.errors
  validate.errors = err208
  if (!res208) {
    validate.errors = [errorMerge(suberr208[0], "#/properties/rule/$ref", "#/rule")]
    return false
  }
  if (!Array.isArray(data.evidence)) {
    validate.errors = [{ keywordLocation: "#/properties/evidence/type", instanceLocation: "#/evidence" }]
    return false
  }
  if (data.evidence.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/evidence/maxItems", instanceLocation: "#/evidence" }]
    return false
  }
  for (let uuuu = 0; uuuu < data.evidence.length; uuuu++) {
    if (data.evidence[uuuu] !== undefined && hasOwn(data.evidence, uuuu)) {
      const err209 = validate.errors
      const res209 = ref145(data.evidence[uuuu])
      const suberr209 = ref145.errors
      validate.errors = err209
      if (!res209) {
        validate.errors = [errorMerge(suberr209[0], "#/properties/evidence/items/$ref", "#/evidence/"+uuuu)]
        return false
      }
    }
  }
  if (!Array.isArray(data.relatedEvents)) {
    validate.errors = [{ keywordLocation: "#/properties/relatedEvents/type", instanceLocation: "#/relatedEvents" }]
    return false
  }
  if (data.relatedEvents.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/relatedEvents/maxItems", instanceLocation: "#/relatedEvents" }]
    return false
  }
  for (let vvvv = 0; vvvv < data.relatedEvents.length; vvvv++) {
    if (data.relatedEvents[vvvv] !== undefined && hasOwn(data.relatedEvents, vvvv)) {
      const err210 = validate.errors
      const res210 = ref126(data.relatedEvents[vvvv])
      const suberr210 = ref126.errors
      validate.errors = err210
      if (!res210) {
        validate.errors = [errorMerge(suberr210[0], "#/properties/relatedEvents/items/$ref", "#/relatedEvents/"+vvvv)]
        return false
      }
    }
  }
  if (!(typeof data.advice === "string" || data.advice === null)) {
    validate.errors = [{ keywordLocation: "#/properties/advice/type", instanceLocation: "#/advice" }]
    return false
  }
  if (typeof data.advice === "string") {
    if (data.advice.length > 10000 && stringLength(data.advice) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/advice/maxLength", instanceLocation: "#/advice" }]
      return false
    }
  }
  const err211 = validate.errors
  const res211 = ref146(data.status)
  const suberr211 = ref146.errors
  validate.errors = err211
  if (!res211) {
    validate.errors = [errorMerge(suberr211[0], "#/properties/status/$ref", "#/status")]
    return false
  }
  const err212 = validate.errors
  const res212 = ref138(data.feedback)
  const suberr212 = ref138.errors
  validate.errors = err212
  if (!res212) {
    validate.errors = [errorMerge(suberr212[0], "#/properties/feedback/$ref", "#/feedback")]
    return false
  }
  return true
};
const ref141 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (data.headers["x-next-cursor"] !== undefined && hasOwn(data.headers, "x-next-cursor")) {
    if (!(typeof data.headers["x-next-cursor"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/type", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
    if (data.headers["x-next-cursor"].length > 512 && stringLength(data.headers["x-next-cursor"]) > 512) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/maxLength", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let ssss = 0; ssss < data.body.length; ssss++) {
    if (data.body[ssss] !== undefined && hasOwn(data.body, ssss)) {
      const err213 = validate.errors
      const res213 = ref142(data.body[ssss])
      const suberr213 = ref142.errors
      validate.errors = err213
      if (!res213) {
        validate.errors = [errorMerge(suberr213[0], "#/properties/body/items/$ref", "#/body/"+ssss)]
        return false
      }
    }
  }
  return true
};
const ref147 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (data.headers["x-next-cursor"] !== undefined && hasOwn(data.headers, "x-next-cursor")) {
    if (!(typeof data.headers["x-next-cursor"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/type", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
    if (data.headers["x-next-cursor"].length > 512 && stringLength(data.headers["x-next-cursor"]) > 512) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/maxLength", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let xxxx = 0; xxxx < data.body.length; xxxx++) {
    if (data.body[xxxx] !== undefined && hasOwn(data.body, xxxx)) {
      const err214 = validate.errors
      const res214 = ref142(data.body[xxxx])
      const suberr214 = ref142.errors
      validate.errors = err214
      if (!res214) {
        validate.errors = [errorMerge(suberr214[0], "#/properties/body/items/$ref", "#/body/"+xxxx)]
        return false
      }
    }
  }
  return true
};
const ref149 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.well !== undefined && hasOwn(data, "well"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/well" }]
    return false
  }
  if (!(data.date !== undefined && hasOwn(data, "date"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/date" }]
    return false
  }
  if (!(data.variable !== undefined && hasOwn(data, "variable"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/variable" }]
    return false
  }
  if (!(data.rate !== undefined && hasOwn(data, "rate"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/rate" }]
    return false
  }
  if (!(data.baseline !== undefined && hasOwn(data, "baseline"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/baseline" }]
    return false
  }
  if (!(data.dropAbs !== undefined && hasOwn(data, "dropAbs"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/dropAbs" }]
    return false
  }
  if (!(data.dropPct !== undefined && hasOwn(data, "dropPct"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/dropPct" }]
    return false
  }
  if (!(data.baselineMethod !== undefined && hasOwn(data, "baselineMethod"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/baselineMethod" }]
    return false
  }
  if (!(data.baselineWindow !== undefined && hasOwn(data, "baselineWindow"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/baselineWindow" }]
    return false
  }
  if (!(data.onStreamHours !== undefined && hasOwn(data, "onStreamHours"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/onStreamHours" }]
    return false
  }
  if (!(data.persistenceDays !== undefined && hasOwn(data, "persistenceDays"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/persistenceDays" }]
    return false
  }
  if (!(data.waterCutChange !== undefined && hasOwn(data, "waterCutChange"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/waterCutChange" }]
    return false
  }
  if (!(data.gorChange !== undefined && hasOwn(data, "gorChange"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/gorChange" }]
    return false
  }
  if (!(data.frequencyChange !== undefined && hasOwn(data, "frequencyChange"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/frequencyChange" }]
    return false
  }
  if (!(data.whpChange !== undefined && hasOwn(data, "whpChange"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/whpChange" }]
    return false
  }
  if (!(data.cause !== undefined && hasOwn(data, "cause"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/cause" }]
    return false
  }
  if (!(data.causeScore !== undefined && hasOwn(data, "causeScore"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/causeScore" }]
    return false
  }
  if (!(data.lossSinceStart !== undefined && hasOwn(data, "lossSinceStart"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/lossSinceStart" }]
    return false
  }
  if (!(data.plannedActivityId !== undefined && hasOwn(data, "plannedActivityId"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/plannedActivityId" }]
    return false
  }
  if (!(data.rule !== undefined && hasOwn(data, "rule"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/rule" }]
    return false
  }
  if (!(data.severity !== undefined && hasOwn(data, "severity"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/severity" }]
    return false
  }
  if (!(data.severityFactors !== undefined && hasOwn(data, "severityFactors"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/severityFactors" }]
    return false
  }
  if (!(data.status !== undefined && hasOwn(data, "status"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/status" }]
    return false
  }
  if (!(data.assignee !== undefined && hasOwn(data, "assignee"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/assignee" }]
    return false
  }
  if (!(data.feedback !== undefined && hasOwn(data, "feedback"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/feedback" }]
    return false
  }
  const err215 = validate.errors
  const res215 = ref2(data.id)
  const suberr215 = ref2.errors
  validate.errors = err215
  if (!res215) {
    validate.errors = [errorMerge(suberr215[0], "#/properties/id/$ref", "#/id")]
    return false
  }
  const err216 = validate.errors
  const res216 = ref41(data.well)
  const suberr216 = ref41.errors
  validate.errors = err216
  if (!res216) {
    validate.errors = [errorMerge(suberr216[0], "#/properties/well/$ref", "#/well")]
    return false
  }
  if (!(typeof data.date === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/date/type", instanceLocation: "#/date" }]
    return false
  }
  if (!format3.test(data.date)) {
    validate.errors = [{ keywordLocation: "#/properties/date/format", instanceLocation: "#/date" }]
    return false
  }
  if (!(typeof data.variable === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/variable/type", instanceLocation: "#/variable" }]
    return false
  }
  if (!pattern2.test(data.variable)) {
    validate.errors = [{ keywordLocation: "#/properties/variable/pattern", instanceLocation: "#/variable" }]
    return false
  }
  if (!(typeof data.rate === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/rate/type", instanceLocation: "#/rate" }]
    return false
  }
  if (!(-1000000000000000 <= data.rate)) {
    validate.errors = [{ keywordLocation: "#/properties/rate/minimum", instanceLocation: "#/rate" }]
    return false
  }
  if (!(1000000000000000 >= data.rate)) {
    validate.errors = [{ keywordLocation: "#/properties/rate/maximum", instanceLocation: "#/rate" }]
    return false
  }
  if (!(typeof data.baseline === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/baseline/type", instanceLocation: "#/baseline" }]
    return false
  }
  if (!(-1000000000000000 <= data.baseline)) {
    validate.errors = [{ keywordLocation: "#/properties/baseline/minimum", instanceLocation: "#/baseline" }]
    return false
  }
  if (!(1000000000000000 >= data.baseline)) {
    validate.errors = [{ keywordLocation: "#/properties/baseline/maximum", instanceLocation: "#/baseline" }]
    return false
  }
  if (!(typeof data.dropAbs === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/dropAbs/type", instanceLocation: "#/dropAbs" }]
    return false
  }
  if (!(0 <= data.dropAbs)) {
    validate.errors = [{ keywordLocation: "#/properties/dropAbs/minimum", instanceLocation: "#/dropAbs" }]
    return false
  }
  if (!(1000000000000000 >= data.dropAbs)) {
    validate.errors = [{ keywordLocation: "#/properties/dropAbs/maximum", instanceLocation: "#/dropAbs" }]
    return false
  }
  if (!(typeof data.dropPct === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/dropPct/type", instanceLocation: "#/dropPct" }]
    return false
  }
  if (!(0 <= data.dropPct)) {
    validate.errors = [{ keywordLocation: "#/properties/dropPct/minimum", instanceLocation: "#/dropPct" }]
    return false
  }
  if (!(1000000000000000 >= data.dropPct)) {
    validate.errors = [{ keywordLocation: "#/properties/dropPct/maximum", instanceLocation: "#/dropPct" }]
    return false
  }
  if (!(typeof data.baselineMethod === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/baselineMethod/type", instanceLocation: "#/baselineMethod" }]
    return false
  }
  if (data.baselineMethod.length > 10000 && stringLength(data.baselineMethod) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/baselineMethod/maxLength", instanceLocation: "#/baselineMethod" }]
    return false
  }
  if (!Number.isInteger(data.baselineWindow)) {
    validate.errors = [{ keywordLocation: "#/properties/baselineWindow/type", instanceLocation: "#/baselineWindow" }]
    return false
  }
  if (!(1 <= data.baselineWindow)) {
    validate.errors = [{ keywordLocation: "#/properties/baselineWindow/minimum", instanceLocation: "#/baselineWindow" }]
    return false
  }
  if (!(1000000000000000 >= data.baselineWindow)) {
    validate.errors = [{ keywordLocation: "#/properties/baselineWindow/maximum", instanceLocation: "#/baselineWindow" }]
    return false
  }
  if (!(typeof data.onStreamHours === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/onStreamHours/type", instanceLocation: "#/onStreamHours" }]
    return false
  }
  if (!(0 <= data.onStreamHours)) {
    validate.errors = [{ keywordLocation: "#/properties/onStreamHours/minimum", instanceLocation: "#/onStreamHours" }]
    return false
  }
  if (!(25 >= data.onStreamHours)) {
    validate.errors = [{ keywordLocation: "#/properties/onStreamHours/maximum", instanceLocation: "#/onStreamHours" }]
    return false
  }
  if (!Number.isInteger(data.persistenceDays)) {
    validate.errors = [{ keywordLocation: "#/properties/persistenceDays/type", instanceLocation: "#/persistenceDays" }]
    return false
  }
  if (!(1 <= data.persistenceDays)) {
    validate.errors = [{ keywordLocation: "#/properties/persistenceDays/minimum", instanceLocation: "#/persistenceDays" }]
    return false
  }
  if (!(1000000000000000 >= data.persistenceDays)) {
    validate.errors = [{ keywordLocation: "#/properties/persistenceDays/maximum", instanceLocation: "#/persistenceDays" }]
    return false
  }
  if (!(typeof data.waterCutChange === "number" || data.waterCutChange === null)) {
    validate.errors = [{ keywordLocation: "#/properties/waterCutChange/type", instanceLocation: "#/waterCutChange" }]
    return false
  }
  if (typeof data.waterCutChange === "number") {
    if (!(-1000000000000000 <= data.waterCutChange)) {
      validate.errors = [{ keywordLocation: "#/properties/waterCutChange/minimum", instanceLocation: "#/waterCutChange" }]
      return false
    }
    if (!(1000000000000000 >= data.waterCutChange)) {
      validate.errors = [{ keywordLocation: "#/properties/waterCutChange/maximum", instanceLocation: "#/waterCutChange" }]
      return false
    }
  }
  if (!(typeof data.gorChange === "number" || data.gorChange === null)) {
    validate.errors = [{ keywordLocation: "#/properties/gorChange/type", instanceLocation: "#/gorChange" }]
    return false
  }
  if (typeof data.gorChange === "number") {
    if (!(-1000000000000000 <= data.gorChange)) {
      validate.errors = [{ keywordLocation: "#/properties/gorChange/minimum", instanceLocation: "#/gorChange" }]
      return false
    }
    if (!(1000000000000000 >= data.gorChange)) {
      validate.errors = [{ keywordLocation: "#/properties/gorChange/maximum", instanceLocation: "#/gorChange" }]
      return false
    }
  }
  if (!(typeof data.frequencyChange === "number" || data.frequencyChange === null)) {
    validate.errors = [{ keywordLocation: "#/properties/frequencyChange/type", instanceLocation: "#/frequencyChange" }]
    return false
  }
  if (typeof data.frequencyChange === "number") {
    if (!(-1000000000000000 <= data.frequencyChange)) {
      validate.errors = [{ keywordLocation: "#/properties/frequencyChange/minimum", instanceLocation: "#/frequencyChange" }]
      return false
    }
    if (!(1000000000000000 >= data.frequencyChange)) {
      validate.errors = [{ keywordLocation: "#/properties/frequencyChange/maximum", instanceLocation: "#/frequencyChange" }]
      return false
    }
  }
  if (!(typeof data.whpChange === "number" || data.whpChange === null)) {
    validate.errors = [{ keywordLocation: "#/properties/whpChange/type", instanceLocation: "#/whpChange" }]
    return false
  }
  if (typeof data.whpChange === "number") {
    if (!(-1000000000000000 <= data.whpChange)) {
      validate.errors = [{ keywordLocation: "#/properties/whpChange/minimum", instanceLocation: "#/whpChange" }]
      return false
    }
    if (!(1000000000000000 >= data.whpChange)) {
      validate.errors = [{ keywordLocation: "#/properties/whpChange/maximum", instanceLocation: "#/whpChange" }]
      return false
    }
  }
  if (!(typeof data.cause === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/cause/type", instanceLocation: "#/cause" }]
    return false
  }
  if (!pattern2.test(data.cause)) {
    validate.errors = [{ keywordLocation: "#/properties/cause/pattern", instanceLocation: "#/cause" }]
    return false
  }
  if (!(typeof data.causeScore === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/causeScore/type", instanceLocation: "#/causeScore" }]
    return false
  }
  if (!(0 <= data.causeScore)) {
    validate.errors = [{ keywordLocation: "#/properties/causeScore/minimum", instanceLocation: "#/causeScore" }]
    return false
  }
  if (!(1 >= data.causeScore)) {
    validate.errors = [{ keywordLocation: "#/properties/causeScore/maximum", instanceLocation: "#/causeScore" }]
    return false
  }
  if (!(typeof data.lossSinceStart === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/lossSinceStart/type", instanceLocation: "#/lossSinceStart" }]
    return false
  }
  if (!(0 <= data.lossSinceStart)) {
    validate.errors = [{ keywordLocation: "#/properties/lossSinceStart/minimum", instanceLocation: "#/lossSinceStart" }]
    return false
  }
  if (!(1000000000000000 >= data.lossSinceStart)) {
    validate.errors = [{ keywordLocation: "#/properties/lossSinceStart/maximum", instanceLocation: "#/lossSinceStart" }]
    return false
  }
  if (!(typeof data.plannedActivityId === "string" || data.plannedActivityId === null)) {
    validate.errors = [{ keywordLocation: "#/properties/plannedActivityId/type", instanceLocation: "#/plannedActivityId" }]
    return false
  }
  if (typeof data.plannedActivityId === "string") {
    if (data.plannedActivityId.length > 64 && stringLength(data.plannedActivityId) > 64) {
      validate.errors = [{ keywordLocation: "#/properties/plannedActivityId/maxLength", instanceLocation: "#/plannedActivityId" }]
      return false
    }
  }
  let passes33 = 0
  const sub66 = (() => {
    const err217 = validate.errors
    const res217 = ref144(data.rule)
    const suberr217 = ref144.errors
    validate.errors = err217
    if (!res217) return false
    return true
  })()
  if (sub66) passes33++
  const sub67 = (() => {
    if (!(data.rule === null)) return false
    return true
  })()
  if (sub67) passes33++
  if (passes33 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/rule/oneOf", instanceLocation: "#/rule" }]
    return false
  }
  const err218 = validate.errors
  const res218 = ref125(data.severity)
  const suberr218 = ref125.errors
  validate.errors = err218
  if (!res218) {
    validate.errors = [errorMerge(suberr218[0], "#/properties/severity/$ref", "#/severity")]
    return false
  }
  const err219 = validate.errors
  const res219 = ref143(data.severityFactors)
  const suberr219 = ref143.errors
  validate.errors = err219
  if (!res219) {
    validate.errors = [errorMerge(suberr219[0], "#/properties/severityFactors/$ref", "#/severityFactors")]
    return false
  }
  const err220 = validate.errors
  const res220 = ref146(data.status)
  const suberr220 = ref146.errors
  validate.errors = err220
  if (!res220) {
    validate.errors = [errorMerge(suberr220[0], "#/properties/status/$ref", "#/status")]
    return false
  }
  if (!(typeof data.assignee === "string" || data.assignee === null)) {
    validate.errors = [{ keywordLocation: "#/properties/assignee/type", instanceLocation: "#/assignee" }]
    return false
  }
  if (typeof data.assignee === "string") {
    if (data.assignee.length > 10000 && stringLength(data.assignee) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/assignee/maxLength", instanceLocation: "#/assignee" }]
      return false
    }
  }
  const err221 = validate.errors
  const res221 = ref138(data.feedback)
  const suberr221 = ref138.errors
  validate.errors = err221
  if (!res221) {
    validate.errors = [errorMerge(suberr221[0], "#/properties/feedback/$ref", "#/feedback")]
    return false
  }
  return true
};
const ref148 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (data.headers["x-next-cursor"] !== undefined && hasOwn(data.headers, "x-next-cursor")) {
    if (!(typeof data.headers["x-next-cursor"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/type", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
    if (data.headers["x-next-cursor"].length > 512 && stringLength(data.headers["x-next-cursor"]) > 512) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/maxLength", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let yyyy = 0; yyyy < data.body.length; yyyy++) {
    if (data.body[yyyy] !== undefined && hasOwn(data.body, yyyy)) {
      const err222 = validate.errors
      const res222 = ref149(data.body[yyyy])
      const suberr222 = ref149.errors
      validate.errors = err222
      if (!res222) {
        validate.errors = [errorMerge(suberr222[0], "#/properties/body/items/$ref", "#/body/"+yyyy)]
        return false
      }
    }
  }
  return true
};
const ref150 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (data.headers["x-next-cursor"] !== undefined && hasOwn(data.headers, "x-next-cursor")) {
    if (!(typeof data.headers["x-next-cursor"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/type", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
    if (data.headers["x-next-cursor"].length > 512 && stringLength(data.headers["x-next-cursor"]) > 512) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/maxLength", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let zzzz = 0; zzzz < data.body.length; zzzz++) {
    if (data.body[zzzz] !== undefined && hasOwn(data.body, zzzz)) {
      const err223 = validate.errors
      const res223 = ref149(data.body[zzzz])
      const suberr223 = ref149.errors
      validate.errors = err223
      if (!res223) {
        validate.errors = [errorMerge(suberr223[0], "#/properties/body/items/$ref", "#/body/"+zzzz)]
        return false
      }
    }
  }
  return true
};
const ref151 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (data.headers["x-next-cursor"] !== undefined && hasOwn(data.headers, "x-next-cursor")) {
    if (!(typeof data.headers["x-next-cursor"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/type", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
    if (data.headers["x-next-cursor"].length > 512 && stringLength(data.headers["x-next-cursor"]) > 512) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/maxLength", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let iiiii = 0; iiiii < data.body.length; iiiii++) {
    if (data.body[iiiii] !== undefined && hasOwn(data.body, iiiii)) {
      const err224 = validate.errors
      const res224 = ref131(data.body[iiiii])
      const suberr224 = ref131.errors
      validate.errors = err224
      if (!res224) {
        validate.errors = [errorMerge(suberr224[0], "#/properties/body/items/$ref", "#/body/"+iiiii)]
        return false
      }
    }
  }
  return true
};
const ref152 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (data.headers["x-next-cursor"] !== undefined && hasOwn(data.headers, "x-next-cursor")) {
    if (!(typeof data.headers["x-next-cursor"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/type", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
    if (data.headers["x-next-cursor"].length > 512 && stringLength(data.headers["x-next-cursor"]) > 512) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/maxLength", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let jjjjj = 0; jjjjj < data.body.length; jjjjj++) {
    if (data.body[jjjjj] !== undefined && hasOwn(data.body, jjjjj)) {
      const err225 = validate.errors
      const res225 = ref131(data.body[jjjjj])
      const suberr225 = ref131.errors
      validate.errors = err225
      if (!res225) {
        validate.errors = [errorMerge(suberr225[0], "#/properties/body/items/$ref", "#/body/"+jjjjj)]
        return false
      }
    }
  }
  return true
};
const ref155 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.ruleId !== undefined && hasOwn(data, "ruleId"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/ruleId" }]
    return false
  }
  if (!(data.right !== undefined && hasOwn(data, "right"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/right" }]
    return false
  }
  if (!(data.wrong !== undefined && hasOwn(data, "wrong"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/wrong" }]
    return false
  }
  if (!(typeof data.ruleId === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/ruleId/type", instanceLocation: "#/ruleId" }]
    return false
  }
  if (data.ruleId.length > 64 && stringLength(data.ruleId) > 64) {
    validate.errors = [{ keywordLocation: "#/properties/ruleId/maxLength", instanceLocation: "#/ruleId" }]
    return false
  }
  if (!Number.isInteger(data.right)) {
    validate.errors = [{ keywordLocation: "#/properties/right/type", instanceLocation: "#/right" }]
    return false
  }
  if (!(0 <= data.right)) {
    validate.errors = [{ keywordLocation: "#/properties/right/minimum", instanceLocation: "#/right" }]
    return false
  }
  if (!(1000000000000000 >= data.right)) {
    validate.errors = [{ keywordLocation: "#/properties/right/maximum", instanceLocation: "#/right" }]
    return false
  }
  if (!Number.isInteger(data.wrong)) {
    validate.errors = [{ keywordLocation: "#/properties/wrong/type", instanceLocation: "#/wrong" }]
    return false
  }
  if (!(0 <= data.wrong)) {
    validate.errors = [{ keywordLocation: "#/properties/wrong/minimum", instanceLocation: "#/wrong" }]
    return false
  }
  if (!(1000000000000000 >= data.wrong)) {
    validate.errors = [{ keywordLocation: "#/properties/wrong/maximum", instanceLocation: "#/wrong" }]
    return false
  }
  return true
};
const ref154 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.open !== undefined && hasOwn(data, "open"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/open" }]
    return false
  }
  if (!(data.oilAtRisk !== undefined && hasOwn(data, "oilAtRisk"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/oilAtRisk" }]
    return false
  }
  if (!(data.standing !== undefined && hasOwn(data, "standing"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/standing" }]
    return false
  }
  if (!(data.oilInWork !== undefined && hasOwn(data, "oilInWork"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/oilInWork" }]
    return false
  }
  if (!(data.unassigned !== undefined && hasOwn(data, "unassigned"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/unassigned" }]
    return false
  }
  if (!(data.medianHoursToAcknowledge !== undefined && hasOwn(data, "medianHoursToAcknowledge"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/medianHoursToAcknowledge" }]
    return false
  }
  if (!(data.answered !== undefined && hasOwn(data, "answered"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/answered" }]
    return false
  }
  if (!(data.oldestNew !== undefined && hasOwn(data, "oldestNew"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/oldestNew" }]
    return false
  }
  if (!(data.feedback !== undefined && hasOwn(data, "feedback"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/feedback" }]
    return false
  }
  const err226 = validate.errors
  const res226 = ref61(data.standing)
  const suberr226 = ref61.errors
  validate.errors = err226
  if (!res226) {
    validate.errors = [errorMerge(suberr226[0], "#/properties/standing/$ref", "#/standing")]
    return false
  }
  if (!Number.isInteger(data.open)) {
    validate.errors = [{ keywordLocation: "#/properties/open/type", instanceLocation: "#/open" }]
    return false
  }
  if (!(0 <= data.open)) {
    validate.errors = [{ keywordLocation: "#/properties/open/minimum", instanceLocation: "#/open" }]
    return false
  }
  if (!(1000000000000000 >= data.open)) {
    validate.errors = [{ keywordLocation: "#/properties/open/maximum", instanceLocation: "#/open" }]
    return false
  }
  if (!(typeof data.oilAtRisk === "number" || data.oilAtRisk === null)) {
    validate.errors = [{ keywordLocation: "#/properties/oilAtRisk/type", instanceLocation: "#/oilAtRisk" }]
    return false
  }
  if (typeof data.oilAtRisk === "number") {
    if (!(0 <= data.oilAtRisk)) {
      validate.errors = [{ keywordLocation: "#/properties/oilAtRisk/minimum", instanceLocation: "#/oilAtRisk" }]
      return false
    }
    if (!(1000000000000000 >= data.oilAtRisk)) {
      validate.errors = [{ keywordLocation: "#/properties/oilAtRisk/maximum", instanceLocation: "#/oilAtRisk" }]
      return false
    }
  }
  if (!(typeof data.oilInWork === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/oilInWork/type", instanceLocation: "#/oilInWork" }]
    return false
  }
  if (!(0 <= data.oilInWork)) {
    validate.errors = [{ keywordLocation: "#/properties/oilInWork/minimum", instanceLocation: "#/oilInWork" }]
    return false
  }
  if (!(1000000000000000 >= data.oilInWork)) {
    validate.errors = [{ keywordLocation: "#/properties/oilInWork/maximum", instanceLocation: "#/oilInWork" }]
    return false
  }
  if (!Number.isInteger(data.unassigned)) {
    validate.errors = [{ keywordLocation: "#/properties/unassigned/type", instanceLocation: "#/unassigned" }]
    return false
  }
  if (!(0 <= data.unassigned)) {
    validate.errors = [{ keywordLocation: "#/properties/unassigned/minimum", instanceLocation: "#/unassigned" }]
    return false
  }
  if (!(1000000000000000 >= data.unassigned)) {
    validate.errors = [{ keywordLocation: "#/properties/unassigned/maximum", instanceLocation: "#/unassigned" }]
    return false
  }
  if (!(typeof data.medianHoursToAcknowledge === "number" || data.medianHoursToAcknowledge === null)) {
    validate.errors = [{ keywordLocation: "#/properties/medianHoursToAcknowledge/type", instanceLocation: "#/medianHoursToAcknowledge" }]
    return false
  }
  if (typeof data.medianHoursToAcknowledge === "number") {
    if (!(0 <= data.medianHoursToAcknowledge)) {
      validate.errors = [{ keywordLocation: "#/properties/medianHoursToAcknowledge/minimum", instanceLocation: "#/medianHoursToAcknowledge" }]
      return false
    }
    if (!(1000000000000000 >= data.medianHoursToAcknowledge)) {
      validate.errors = [{ keywordLocation: "#/properties/medianHoursToAcknowledge/maximum", instanceLocation: "#/medianHoursToAcknowledge" }]
      return false
    }
  }
  if (!Number.isInteger(data.answered)) {
    validate.errors = [{ keywordLocation: "#/properties/answered/type", instanceLocation: "#/answered" }]
    return false
  }
  if (!(0 <= data.answered)) {
    validate.errors = [{ keywordLocation: "#/properties/answered/minimum", instanceLocation: "#/answered" }]
    return false
  }
  if (!(1000000000000000 >= data.answered)) {
    validate.errors = [{ keywordLocation: "#/properties/answered/maximum", instanceLocation: "#/answered" }]
    return false
  }
  if (!(typeof data.oldestNew === "string" || data.oldestNew === null)) {
    validate.errors = [{ keywordLocation: "#/properties/oldestNew/type", instanceLocation: "#/oldestNew" }]
    return false
  }
  if (typeof data.oldestNew === "string") {
    if (!format3.test(data.oldestNew)) {
      validate.errors = [{ keywordLocation: "#/properties/oldestNew/format", instanceLocation: "#/oldestNew" }]
      return false
    }
  }
  if (!Array.isArray(data.feedback)) {
    validate.errors = [{ keywordLocation: "#/properties/feedback/type", instanceLocation: "#/feedback" }]
    return false
  }
  if (data.feedback.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/feedback/maxItems", instanceLocation: "#/feedback" }]
    return false
  }
  for (let kkkkk = 0; kkkkk < data.feedback.length; kkkkk++) {
    if (data.feedback[kkkkk] !== undefined && hasOwn(data.feedback, kkkkk)) {
      const err227 = validate.errors
      const res227 = ref155(data.feedback[kkkkk])
      const suberr227 = ref155.errors
      validate.errors = err227
      if (!res227) {
        validate.errors = [errorMerge(suberr227[0], "#/properties/feedback/items/$ref", "#/feedback/"+kkkkk)]
        return false
      }
    }
  }
  return true
};
const ref153 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  const err228 = validate.errors
  const res228 = ref154(data.body)
  const suberr228 = ref154.errors
  validate.errors = err228
  if (!res228) {
    validate.errors = [errorMerge(suberr228[0], "#/properties/body/$ref", "#/body")]
    return false
  }
  return true
};
const ref159 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.name !== undefined && hasOwn(data, "name"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/name" }]
    return false
  }
  if (!(data.value !== undefined && hasOwn(data, "value"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/value" }]
    return false
  }
  if (!(data.unit !== undefined && hasOwn(data, "unit"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/unit" }]
    return false
  }
  if (!(typeof data.name === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/name/type", instanceLocation: "#/name" }]
    return false
  }
  if (!pattern2.test(data.name)) {
    validate.errors = [{ keywordLocation: "#/properties/name/pattern", instanceLocation: "#/name" }]
    return false
  }
  if (!(typeof data.value === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/value/type", instanceLocation: "#/value" }]
    return false
  }
  if (!(-1000000000000000 <= data.value)) {
    validate.errors = [{ keywordLocation: "#/properties/value/minimum", instanceLocation: "#/value" }]
    return false
  }
  if (!(1000000000000000 >= data.value)) {
    validate.errors = [{ keywordLocation: "#/properties/value/maximum", instanceLocation: "#/value" }]
    return false
  }
  if (!(typeof data.unit === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/unit/type", instanceLocation: "#/unit" }]
    return false
  }
  if (data.unit.length > 10000 && stringLength(data.unit) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/unit/maxLength", instanceLocation: "#/unit" }]
    return false
  }
  return true
};
const ref158 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.kind !== undefined && hasOwn(data, "kind"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/kind" }]
    return false
  }
  if (!(data.variable !== undefined && hasOwn(data, "variable"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/variable" }]
    return false
  }
  if (!(data.beginDay !== undefined && hasOwn(data, "beginDay"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/beginDay" }]
    return false
  }
  if (!(data.lastDay !== undefined && hasOwn(data, "lastDay"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/lastDay" }]
    return false
  }
  if (!(data.begin !== undefined && hasOwn(data, "begin"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/begin" }]
    return false
  }
  if (!(data.end !== undefined && hasOwn(data, "end"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/end" }]
    return false
  }
  if (!(data.detectedAt !== undefined && hasOwn(data, "detectedAt"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/detectedAt" }]
    return false
  }
  if (!(data.rule !== undefined && hasOwn(data, "rule"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/rule" }]
    return false
  }
  if (!(data.ruleVersion !== undefined && hasOwn(data, "ruleVersion"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/ruleVersion" }]
    return false
  }
  if (!(data.inputs !== undefined && hasOwn(data, "inputs"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/inputs" }]
    return false
  }
  if (!(data.baselineFrom !== undefined && hasOwn(data, "baselineFrom"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/baselineFrom" }]
    return false
  }
  if (!(data.baselineTo !== undefined && hasOwn(data, "baselineTo"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/baselineTo" }]
    return false
  }
  if (!(data.onStreamHours !== undefined && hasOwn(data, "onStreamHours"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/onStreamHours" }]
    return false
  }
  if (!(data.cause !== undefined && hasOwn(data, "cause"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/cause" }]
    return false
  }
  if (!(data.causeScore !== undefined && hasOwn(data, "causeScore"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/causeScore" }]
    return false
  }
  if (!(data.advice !== undefined && hasOwn(data, "advice"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/advice" }]
    return false
  }
  if (!(data.severity !== undefined && hasOwn(data, "severity"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/severity" }]
    return false
  }
  if (!(data.severityVersion !== undefined && hasOwn(data, "severityVersion"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/severityVersion" }]
    return false
  }
  if (!(data.severityFactors !== undefined && hasOwn(data, "severityFactors"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/severityFactors" }]
    return false
  }
  const err230 = validate.errors
  const res230 = ref2(data.id)
  const suberr230 = ref2.errors
  validate.errors = err230
  if (!res230) {
    validate.errors = [errorMerge(suberr230[0], "#/properties/id/$ref", "#/id")]
    return false
  }
  const err231 = validate.errors
  const res231 = ref133(data.kind)
  const suberr231 = ref133.errors
  validate.errors = err231
  if (!res231) {
    validate.errors = [errorMerge(suberr231[0], "#/properties/kind/$ref", "#/kind")]
    return false
  }
  let passes34 = 0
  const sub68 = (() => {
    const err232 = validate.errors
    const res232 = ref23(data.variable)
    const suberr232 = ref23.errors
    validate.errors = err232
    if (!res232) return false
    return true
  })()
  if (sub68) passes34++
  const sub69 = (() => {
    if (!(data.variable === null)) return false
    return true
  })()
  if (sub69) passes34++
  if (passes34 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/variable/oneOf", instanceLocation: "#/variable" }]
    return false
  }
  if (!(typeof data.beginDay === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/beginDay/type", instanceLocation: "#/beginDay" }]
    return false
  }
  if (!format3.test(data.beginDay)) {
    validate.errors = [{ keywordLocation: "#/properties/beginDay/format", instanceLocation: "#/beginDay" }]
    return false
  }
  if (!(typeof data.lastDay === "string" || data.lastDay === null)) {
    validate.errors = [{ keywordLocation: "#/properties/lastDay/type", instanceLocation: "#/lastDay" }]
    return false
  }
  if (typeof data.lastDay === "string") {
    if (!format3.test(data.lastDay)) {
      validate.errors = [{ keywordLocation: "#/properties/lastDay/format", instanceLocation: "#/lastDay" }]
      return false
    }
  }
  if (!(typeof data.begin === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/begin/type", instanceLocation: "#/begin" }]
    return false
  }
  if (!format1.test(data.begin)) {
    validate.errors = [{ keywordLocation: "#/properties/begin/format", instanceLocation: "#/begin" }]
    return false
  }
  if (!(typeof data.end === "string" || data.end === null)) {
    validate.errors = [{ keywordLocation: "#/properties/end/type", instanceLocation: "#/end" }]
    return false
  }
  if (typeof data.end === "string") {
    if (!format1.test(data.end)) {
      validate.errors = [{ keywordLocation: "#/properties/end/format", instanceLocation: "#/end" }]
      return false
    }
  }
  if (!(typeof data.detectedAt === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/detectedAt/type", instanceLocation: "#/detectedAt" }]
    return false
  }
  if (!format1.test(data.detectedAt)) {
    validate.errors = [{ keywordLocation: "#/properties/detectedAt/format", instanceLocation: "#/detectedAt" }]
    return false
  }
  let passes35 = 0
  const sub70 = (() => {
    const err233 = validate.errors
    const res233 = ref144(data.rule)
    const suberr233 = ref144.errors
    validate.errors = err233
    if (!res233) return false
    return true
  })()
  if (sub70) passes35++
  const sub71 = (() => {
    if (!(data.rule === null)) return false
    return true
  })()
  if (sub71) passes35++
  if (passes35 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/rule/oneOf", instanceLocation: "#/rule" }]
    return false
  }
  if (!(typeof data.ruleVersion === "string" || data.ruleVersion === null)) {
    validate.errors = [{ keywordLocation: "#/properties/ruleVersion/type", instanceLocation: "#/ruleVersion" }]
    return false
  }
  if (typeof data.ruleVersion === "string") {
    if (data.ruleVersion.length > 10000 && stringLength(data.ruleVersion) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/ruleVersion/maxLength", instanceLocation: "#/ruleVersion" }]
      return false
    }
  }
  if (!Array.isArray(data.inputs)) {
    validate.errors = [{ keywordLocation: "#/properties/inputs/type", instanceLocation: "#/inputs" }]
    return false
  }
  if (data.inputs.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/inputs/maxItems", instanceLocation: "#/inputs" }]
    return false
  }
  for (let mmmmm = 0; mmmmm < data.inputs.length; mmmmm++) {
    if (data.inputs[mmmmm] !== undefined && hasOwn(data.inputs, mmmmm)) {
      const err234 = validate.errors
      const res234 = ref159(data.inputs[mmmmm])
      const suberr234 = ref159.errors
      validate.errors = err234
      if (!res234) {
        validate.errors = [errorMerge(suberr234[0], "#/properties/inputs/items/$ref", "#/inputs/"+mmmmm)]
        return false
      }
    }
  }
  if (!(typeof data.baselineFrom === "string" || data.baselineFrom === null)) {
    validate.errors = [{ keywordLocation: "#/properties/baselineFrom/type", instanceLocation: "#/baselineFrom" }]
    return false
  }
  if (typeof data.baselineFrom === "string") {
    if (!format3.test(data.baselineFrom)) {
      validate.errors = [{ keywordLocation: "#/properties/baselineFrom/format", instanceLocation: "#/baselineFrom" }]
      return false
    }
  }
  if (!(typeof data.baselineTo === "string" || data.baselineTo === null)) {
    validate.errors = [{ keywordLocation: "#/properties/baselineTo/type", instanceLocation: "#/baselineTo" }]
    return false
  }
  if (typeof data.baselineTo === "string") {
    if (!format3.test(data.baselineTo)) {
      validate.errors = [{ keywordLocation: "#/properties/baselineTo/format", instanceLocation: "#/baselineTo" }]
      return false
    }
  }
  if (!(typeof data.onStreamHours === "number" || data.onStreamHours === null)) {
    validate.errors = [{ keywordLocation: "#/properties/onStreamHours/type", instanceLocation: "#/onStreamHours" }]
    return false
  }
  if (typeof data.onStreamHours === "number") {
    if (!(0 <= data.onStreamHours)) {
      validate.errors = [{ keywordLocation: "#/properties/onStreamHours/minimum", instanceLocation: "#/onStreamHours" }]
      return false
    }
    if (!(25 >= data.onStreamHours)) {
      validate.errors = [{ keywordLocation: "#/properties/onStreamHours/maximum", instanceLocation: "#/onStreamHours" }]
      return false
    }
  }
  if (!(typeof data.cause === "string" || data.cause === null)) {
    validate.errors = [{ keywordLocation: "#/properties/cause/type", instanceLocation: "#/cause" }]
    return false
  }
  if (typeof data.cause === "string") {
    if (!pattern2.test(data.cause)) {
      validate.errors = [{ keywordLocation: "#/properties/cause/pattern", instanceLocation: "#/cause" }]
      return false
    }
  }
  if (!(typeof data.causeScore === "number" || data.causeScore === null)) {
    validate.errors = [{ keywordLocation: "#/properties/causeScore/type", instanceLocation: "#/causeScore" }]
    return false
  }
  if (typeof data.causeScore === "number") {
    if (!(0 <= data.causeScore)) {
      validate.errors = [{ keywordLocation: "#/properties/causeScore/minimum", instanceLocation: "#/causeScore" }]
      return false
    }
    if (!(1 >= data.causeScore)) {
      validate.errors = [{ keywordLocation: "#/properties/causeScore/maximum", instanceLocation: "#/causeScore" }]
      return false
    }
  }
  if (!(typeof data.advice === "string" || data.advice === null)) {
    validate.errors = [{ keywordLocation: "#/properties/advice/type", instanceLocation: "#/advice" }]
    return false
  }
  if (typeof data.advice === "string") {
    if (data.advice.length > 10000 && stringLength(data.advice) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/advice/maxLength", instanceLocation: "#/advice" }]
      return false
    }
  }
  const err235 = validate.errors
  const res235 = ref125(data.severity)
  const suberr235 = ref125.errors
  validate.errors = err235
  if (!res235) {
    validate.errors = [errorMerge(suberr235[0], "#/properties/severity/$ref", "#/severity")]
    return false
  }
  if (!(typeof data.severityVersion === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/severityVersion/type", instanceLocation: "#/severityVersion" }]
    return false
  }
  if (data.severityVersion.length > 10000 && stringLength(data.severityVersion) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/severityVersion/maxLength", instanceLocation: "#/severityVersion" }]
    return false
  }
  let passes36 = 0
  const sub72 = (() => {
    const err236 = validate.errors
    const res236 = ref143(data.severityFactors)
    const suberr236 = ref143.errors
    validate.errors = err236
    if (!res236) return false
    return true
  })()
  if (sub72) passes36++
  const sub73 = (() => {
    if (!(data.severityFactors === null)) return false
    return true
  })()
  if (sub73) passes36++
  if (passes36 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/severityFactors/oneOf", instanceLocation: "#/severityFactors" }]
    return false
  }
  return true
};
const ref157 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.exception !== undefined && hasOwn(data, "exception"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/exception" }]
    return false
  }
  if (!(data.findings !== undefined && hasOwn(data, "findings"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/findings" }]
    return false
  }
  if (!(data.changes !== undefined && hasOwn(data, "changes"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/changes" }]
    return false
  }
  if (!(data.earlier !== undefined && hasOwn(data, "earlier"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/earlier" }]
    return false
  }
  if (!(data.decisions !== undefined && hasOwn(data, "decisions"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/decisions" }]
    return false
  }
  const err229 = validate.errors
  const res229 = ref131(data.exception)
  const suberr229 = ref131.errors
  validate.errors = err229
  if (!res229) {
    validate.errors = [errorMerge(suberr229[0], "#/properties/exception/$ref", "#/exception")]
    return false
  }
  if (!Array.isArray(data.findings)) {
    validate.errors = [{ keywordLocation: "#/properties/findings/type", instanceLocation: "#/findings" }]
    return false
  }
  if (data.findings.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/findings/maxItems", instanceLocation: "#/findings" }]
    return false
  }
  for (let lllll = 0; lllll < data.findings.length; lllll++) {
    if (data.findings[lllll] !== undefined && hasOwn(data.findings, lllll)) {
      const err237 = validate.errors
      const res237 = ref158(data.findings[lllll])
      const suberr237 = ref158.errors
      validate.errors = err237
      if (!res237) {
        validate.errors = [errorMerge(suberr237[0], "#/properties/findings/items/$ref", "#/findings/"+lllll)]
        return false
      }
    }
  }
  if (!Array.isArray(data.changes)) {
    validate.errors = [{ keywordLocation: "#/properties/changes/type", instanceLocation: "#/changes" }]
    return false
  }
  if (data.changes.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/changes/maxItems", instanceLocation: "#/changes" }]
    return false
  }
  for (let nnnnn = 0; nnnnn < data.changes.length; nnnnn++) {
    if (data.changes[nnnnn] !== undefined && hasOwn(data.changes, nnnnn)) {
      const err238 = validate.errors
      const res238 = ref124(data.changes[nnnnn])
      const suberr238 = ref124.errors
      validate.errors = err238
      if (!res238) {
        validate.errors = [errorMerge(suberr238[0], "#/properties/changes/items/$ref", "#/changes/"+nnnnn)]
        return false
      }
    }
  }
  if (!Array.isArray(data.earlier)) {
    validate.errors = [{ keywordLocation: "#/properties/earlier/type", instanceLocation: "#/earlier" }]
    return false
  }
  if (data.earlier.length > 3) {
    validate.errors = [{ keywordLocation: "#/properties/earlier/maxItems", instanceLocation: "#/earlier" }]
    return false
  }
  for (let ooooo = 0; ooooo < data.earlier.length; ooooo++) {
    if (data.earlier[ooooo] !== undefined && hasOwn(data.earlier, ooooo)) {
      const err239 = validate.errors
      const res239 = ref131(data.earlier[ooooo])
      const suberr239 = ref131.errors
      validate.errors = err239
      if (!res239) {
        validate.errors = [errorMerge(suberr239[0], "#/properties/earlier/items/$ref", "#/earlier/"+ooooo)]
        return false
      }
    }
  }
  if (!Array.isArray(data.decisions)) {
    validate.errors = [{ keywordLocation: "#/properties/decisions/type", instanceLocation: "#/decisions" }]
    return false
  }
  if (data.decisions.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/decisions/maxItems", instanceLocation: "#/decisions" }]
    return false
  }
  for (let ppppp = 0; ppppp < data.decisions.length; ppppp++) {
    if (data.decisions[ppppp] !== undefined && hasOwn(data.decisions, ppppp)) {
      const err240 = validate.errors
      const res240 = ref139(data.decisions[ppppp])
      const suberr240 = ref139.errors
      validate.errors = err240
      if (!res240) {
        validate.errors = [errorMerge(suberr240[0], "#/properties/decisions/items/$ref", "#/decisions/"+ppppp)]
        return false
      }
    }
  }
  return true
};
const ref156 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  const err241 = validate.errors
  const res241 = ref157(data.body)
  const suberr241 = ref157.errors
  validate.errors = err241
  if (!res241) {
    validate.errors = [errorMerge(suberr241[0], "#/properties/body/$ref", "#/body")]
    return false
  }
  return true
};
const ref160 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (data.headers["x-next-cursor"] !== undefined && hasOwn(data.headers, "x-next-cursor")) {
    if (!(typeof data.headers["x-next-cursor"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/type", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
    if (data.headers["x-next-cursor"].length > 512 && stringLength(data.headers["x-next-cursor"]) > 512) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/maxLength", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let qqqqq = 0; qqqqq < data.body.length; qqqqq++) {
    if (data.body[qqqqq] !== undefined && hasOwn(data.body, qqqqq)) {
      const err242 = validate.errors
      const res242 = ref137(data.body[qqqqq])
      const suberr242 = ref137.errors
      validate.errors = err242
      if (!res242) {
        validate.errors = [errorMerge(suberr242[0], "#/properties/body/items/$ref", "#/body/"+qqqqq)]
        return false
      }
    }
  }
  return true
};
const ref162 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.name !== undefined && hasOwn(data, "name"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/name" }]
    return false
  }
  if (!(data.parentIds !== undefined && hasOwn(data, "parentIds"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/parentIds" }]
    return false
  }
  if (!(data.wellCount !== undefined && hasOwn(data, "wellCount"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/wellCount" }]
    return false
  }
  if (!(data.active !== undefined && hasOwn(data, "active"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/active" }]
    return false
  }
  const err243 = validate.errors
  const res243 = ref2(data.id)
  const suberr243 = ref2.errors
  validate.errors = err243
  if (!res243) {
    validate.errors = [errorMerge(suberr243[0], "#/properties/id/$ref", "#/id")]
    return false
  }
  if (!(typeof data.name === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/name/type", instanceLocation: "#/name" }]
    return false
  }
  if (data.name.length > 10000 && stringLength(data.name) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/name/maxLength", instanceLocation: "#/name" }]
    return false
  }
  if (!Array.isArray(data.parentIds)) {
    validate.errors = [{ keywordLocation: "#/properties/parentIds/type", instanceLocation: "#/parentIds" }]
    return false
  }
  if (data.parentIds.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/parentIds/maxItems", instanceLocation: "#/parentIds" }]
    return false
  }
  for (let sssss = 0; sssss < data.parentIds.length; sssss++) {
    if (data.parentIds[sssss] !== undefined && hasOwn(data.parentIds, sssss)) {
      const err244 = validate.errors
      const res244 = ref2(data.parentIds[sssss])
      const suberr244 = ref2.errors
      validate.errors = err244
      if (!res244) {
        validate.errors = [errorMerge(suberr244[0], "#/properties/parentIds/items/$ref", "#/parentIds/"+sssss)]
        return false
      }
    }
  }
  if (!Number.isInteger(data.wellCount)) {
    validate.errors = [{ keywordLocation: "#/properties/wellCount/type", instanceLocation: "#/wellCount" }]
    return false
  }
  if (!(0 <= data.wellCount)) {
    validate.errors = [{ keywordLocation: "#/properties/wellCount/minimum", instanceLocation: "#/wellCount" }]
    return false
  }
  if (!(1000000000000000 >= data.wellCount)) {
    validate.errors = [{ keywordLocation: "#/properties/wellCount/maximum", instanceLocation: "#/wellCount" }]
    return false
  }
  if (!(typeof data.active === "boolean")) {
    validate.errors = [{ keywordLocation: "#/properties/active/type", instanceLocation: "#/active" }]
    return false
  }
  return true
};
const ref161 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let rrrrr = 0; rrrrr < data.body.length; rrrrr++) {
    if (data.body[rrrrr] !== undefined && hasOwn(data.body, rrrrr)) {
      const err245 = validate.errors
      const res245 = ref162(data.body[rrrrr])
      const suberr245 = ref162.errors
      validate.errors = err245
      if (!res245) {
        validate.errors = [errorMerge(suberr245[0], "#/properties/body/items/$ref", "#/body/"+rrrrr)]
        return false
      }
    }
  }
  return true
};
const ref163 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let ttttt = 0; ttttt < data.body.length; ttttt++) {
    if (data.body[ttttt] !== undefined && hasOwn(data.body, ttttt)) {
      const err246 = validate.errors
      const res246 = ref162(data.body[ttttt])
      const suberr246 = ref162.errors
      validate.errors = err246
      if (!res246) {
        validate.errors = [errorMerge(suberr246[0], "#/properties/body/items/$ref", "#/body/"+ttttt)]
        return false
      }
    }
  }
  return true
};
const ref164 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let uuuuu = 0; uuuuu < data.body.length; uuuuu++) {
    if (data.body[uuuuu] !== undefined && hasOwn(data.body, uuuuu)) {
      const err247 = validate.errors
      const res247 = ref162(data.body[uuuuu])
      const suberr247 = ref162.errors
      validate.errors = err247
      if (!res247) {
        validate.errors = [errorMerge(suberr247[0], "#/properties/body/items/$ref", "#/body/"+uuuuu)]
        return false
      }
    }
  }
  return true
};
const ref165 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let vvvvv = 0; vvvvv < data.body.length; vvvvv++) {
    if (data.body[vvvvv] !== undefined && hasOwn(data.body, vvvvv)) {
      const err248 = validate.errors
      const res248 = ref162(data.body[vvvvv])
      const suberr248 = ref162.errors
      validate.errors = err248
      if (!res248) {
        validate.errors = [errorMerge(suberr248[0], "#/properties/body/items/$ref", "#/body/"+vvvvv)]
        return false
      }
    }
  }
  return true
};
const ref166 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let xxxxx = 0; xxxxx < data.body.length; xxxxx++) {
    if (data.body[xxxxx] !== undefined && hasOwn(data.body, xxxxx)) {
      const err249 = validate.errors
      const res249 = ref162(data.body[xxxxx])
      const suberr249 = ref162.errors
      validate.errors = err249
      if (!res249) {
        validate.errors = [errorMerge(suberr249[0], "#/properties/body/items/$ref", "#/body/"+xxxxx)]
        return false
      }
    }
  }
  return true
};
const ref167 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let yyyyy = 0; yyyyy < data.body.length; yyyyy++) {
    if (data.body[yyyyy] !== undefined && hasOwn(data.body, yyyyy)) {
      const err250 = validate.errors
      const res250 = ref162(data.body[yyyyy])
      const suberr250 = ref162.errors
      validate.errors = err250
      if (!res250) {
        validate.errors = [errorMerge(suberr250[0], "#/properties/body/items/$ref", "#/body/"+yyyyy)]
        return false
      }
    }
  }
  return true
};
const ref170 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "string")) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!pattern2.test(data)) {
    validate.errors = [{ keywordLocation: "#/pattern", instanceLocation: "#" }]
    return false
  }
  return true
};
const ref171 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "string")) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!pattern2.test(data)) {
    validate.errors = [{ keywordLocation: "#/pattern", instanceLocation: "#" }]
    return false
  }
  return true
};
const ref169 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.name !== undefined && hasOwn(data, "name"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/name" }]
    return false
  }
  if (!(data.uwi !== undefined && hasOwn(data, "uwi"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/uwi" }]
    return false
  }
  if (!(data.fieldId !== undefined && hasOwn(data, "fieldId"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/fieldId" }]
    return false
  }
  if (!(data.areaId !== undefined && hasOwn(data, "areaId"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/areaId" }]
    return false
  }
  if (!(data.businessUnitId !== undefined && hasOwn(data, "businessUnitId"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/businessUnitId" }]
    return false
  }
  if (!(data.wellGroupIds !== undefined && hasOwn(data, "wellGroupIds"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/wellGroupIds" }]
    return false
  }
  if (!(data.methodOfProduction !== undefined && hasOwn(data, "methodOfProduction"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/methodOfProduction" }]
    return false
  }
  if (!(data.manufacturerId !== undefined && hasOwn(data, "manufacturerId"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/manufacturerId" }]
    return false
  }
  if (!(data.status !== undefined && hasOwn(data, "status"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/status" }]
    return false
  }
  if (!(data.flowKind !== undefined && hasOwn(data, "flowKind"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/flowKind" }]
    return false
  }
  const err251 = validate.errors
  const res251 = ref2(data.id)
  const suberr251 = ref2.errors
  validate.errors = err251
  if (!res251) {
    validate.errors = [errorMerge(suberr251[0], "#/properties/id/$ref", "#/id")]
    return false
  }
  if (!(typeof data.name === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/name/type", instanceLocation: "#/name" }]
    return false
  }
  if (data.name.length > 10000 && stringLength(data.name) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/name/maxLength", instanceLocation: "#/name" }]
    return false
  }
  if (!(typeof data.uwi === "string" || data.uwi === null)) {
    validate.errors = [{ keywordLocation: "#/properties/uwi/type", instanceLocation: "#/uwi" }]
    return false
  }
  if (typeof data.uwi === "string") {
    if (data.uwi.length > 10000 && stringLength(data.uwi) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/uwi/maxLength", instanceLocation: "#/uwi" }]
      return false
    }
  }
  const err252 = validate.errors
  const res252 = ref2(data.fieldId)
  const suberr252 = ref2.errors
  validate.errors = err252
  if (!res252) {
    validate.errors = [errorMerge(suberr252[0], "#/properties/fieldId/$ref", "#/fieldId")]
    return false
  }
  const err253 = validate.errors
  const res253 = ref2(data.areaId)
  const suberr253 = ref2.errors
  validate.errors = err253
  if (!res253) {
    validate.errors = [errorMerge(suberr253[0], "#/properties/areaId/$ref", "#/areaId")]
    return false
  }
  const err254 = validate.errors
  const res254 = ref2(data.businessUnitId)
  const suberr254 = ref2.errors
  validate.errors = err254
  if (!res254) {
    validate.errors = [errorMerge(suberr254[0], "#/properties/businessUnitId/$ref", "#/businessUnitId")]
    return false
  }
  if (!Array.isArray(data.wellGroupIds)) {
    validate.errors = [{ keywordLocation: "#/properties/wellGroupIds/type", instanceLocation: "#/wellGroupIds" }]
    return false
  }
  if (data.wellGroupIds.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/wellGroupIds/maxItems", instanceLocation: "#/wellGroupIds" }]
    return false
  }
  for (let iiiiii = 0; iiiiii < data.wellGroupIds.length; iiiiii++) {
    if (data.wellGroupIds[iiiiii] !== undefined && hasOwn(data.wellGroupIds, iiiiii)) {
      const err255 = validate.errors
      const res255 = ref2(data.wellGroupIds[iiiiii])
      const suberr255 = ref2.errors
      validate.errors = err255
      if (!res255) {
        validate.errors = [errorMerge(suberr255[0], "#/properties/wellGroupIds/items/$ref", "#/wellGroupIds/"+iiiiii)]
        return false
      }
    }
  }
  const err256 = validate.errors
  const res256 = ref97(data.methodOfProduction)
  const suberr256 = ref97.errors
  validate.errors = err256
  if (!res256) {
    validate.errors = [errorMerge(suberr256[0], "#/properties/methodOfProduction/$ref", "#/methodOfProduction")]
    return false
  }
  if (!(typeof data.manufacturerId === "string" || data.manufacturerId === null)) {
    validate.errors = [{ keywordLocation: "#/properties/manufacturerId/type", instanceLocation: "#/manufacturerId" }]
    return false
  }
  if (typeof data.manufacturerId === "string") {
    if (data.manufacturerId.length > 64 && stringLength(data.manufacturerId) > 64) {
      validate.errors = [{ keywordLocation: "#/properties/manufacturerId/maxLength", instanceLocation: "#/manufacturerId" }]
      return false
    }
  }
  const err257 = validate.errors
  const res257 = ref170(data.status)
  const suberr257 = ref170.errors
  validate.errors = err257
  if (!res257) {
    validate.errors = [errorMerge(suberr257[0], "#/properties/status/$ref", "#/status")]
    return false
  }
  const err258 = validate.errors
  const res258 = ref171(data.flowKind)
  const suberr258 = ref171.errors
  validate.errors = err258
  if (!res258) {
    validate.errors = [errorMerge(suberr258[0], "#/properties/flowKind/$ref", "#/flowKind")]
    return false
  }
  return true
};
const ref168 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let zzzzz = 0; zzzzz < data.body.length; zzzzz++) {
    if (data.body[zzzzz] !== undefined && hasOwn(data.body, zzzzz)) {
      const err259 = validate.errors
      const res259 = ref169(data.body[zzzzz])
      const suberr259 = ref169.errors
      validate.errors = err259
      if (!res259) {
        validate.errors = [errorMerge(suberr259[0], "#/properties/body/items/$ref", "#/body/"+zzzzz)]
        return false
      }
    }
  }
  return true
};
const ref174 = function validate(data) {
  validate.errors = null
  if (!Array.isArray(data)) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (data.length > 100000) {
    validate.errors = [{ keywordLocation: "#/maxItems", instanceLocation: "#" }]
    return false
  }
  for (let llllll = 0; llllll < data.length; llllll++) {
    if (data[llllll] !== undefined && hasOwn(data, llllll)) {
      if (!(typeof data[llllll] === "number" || data[llllll] === null)) {
        validate.errors = [{ keywordLocation: "#/items/type", instanceLocation: "#/"+llllll }]
        return false
      }
      if (typeof data[llllll] === "number") {
        if (!(-1000000000000000 <= data[llllll])) {
          validate.errors = [{ keywordLocation: "#/items/minimum", instanceLocation: "#/"+llllll }]
          return false
        }
        if (!(1000000000000000 >= data[llllll])) {
          validate.errors = [{ keywordLocation: "#/items/maximum", instanceLocation: "#/"+llllll }]
          return false
        }
      }
    }
  }
  return true
};
const ref175 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.variable !== undefined && hasOwn(data, "variable"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/variable" }]
    return false
  }
  if (!(data.unit !== undefined && hasOwn(data, "unit"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/unit" }]
    return false
  }
  if (!(data.from !== undefined && hasOwn(data, "from"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/from" }]
    return false
  }
  if (!(data.to !== undefined && hasOwn(data, "to"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/to" }]
    return false
  }
  if (!(data.mean !== undefined && hasOwn(data, "mean"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/mean" }]
    return false
  }
  const err276 = validate.errors
  const res276 = ref23(data.variable)
  const suberr276 = ref23.errors
  validate.errors = err276
  if (!res276) {
    validate.errors = [errorMerge(suberr276[0], "#/properties/variable/$ref", "#/variable")]
    return false
  }
  if (!(typeof data.unit === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/unit/type", instanceLocation: "#/unit" }]
    return false
  }
  if (data.unit.length > 10000 && stringLength(data.unit) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/unit/maxLength", instanceLocation: "#/unit" }]
    return false
  }
  if (!(typeof data.from === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/from/type", instanceLocation: "#/from" }]
    return false
  }
  if (!format3.test(data.from)) {
    validate.errors = [{ keywordLocation: "#/properties/from/format", instanceLocation: "#/from" }]
    return false
  }
  if (!(typeof data.to === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/to/type", instanceLocation: "#/to" }]
    return false
  }
  if (!format3.test(data.to)) {
    validate.errors = [{ keywordLocation: "#/properties/to/format", instanceLocation: "#/to" }]
    return false
  }
  if (!(typeof data.mean === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/mean/type", instanceLocation: "#/mean" }]
    return false
  }
  if (!(-1000000000000000 <= data.mean)) {
    validate.errors = [{ keywordLocation: "#/properties/mean/minimum", instanceLocation: "#/mean" }]
    return false
  }
  if (!(1000000000000000 >= data.mean)) {
    validate.errors = [{ keywordLocation: "#/properties/mean/maximum", instanceLocation: "#/mean" }]
    return false
  }
  return true
};
const ref173 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.well !== undefined && hasOwn(data, "well"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/well" }]
    return false
  }
  if (!(data.flowKind !== undefined && hasOwn(data, "flowKind"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/flowKind" }]
    return false
  }
  if (!(data.from !== undefined && hasOwn(data, "from"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/from" }]
    return false
  }
  if (!(data.to !== undefined && hasOwn(data, "to"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/to" }]
    return false
  }
  if (!(data.day !== undefined && hasOwn(data, "day"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/day" }]
    return false
  }
  if (!(data.dayHours !== undefined && hasOwn(data, "dayHours"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/dayHours" }]
    return false
  }
  if (!(data.hours !== undefined && hasOwn(data, "hours"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/hours" }]
    return false
  }
  if (!(data.oil !== undefined && hasOwn(data, "oil"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/oil" }]
    return false
  }
  if (!(data.gas !== undefined && hasOwn(data, "gas"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/gas" }]
    return false
  }
  if (!(data.water !== undefined && hasOwn(data, "water"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/water" }]
    return false
  }
  if (!(data.waterInjected !== undefined && hasOwn(data, "waterInjected"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/waterInjected" }]
    return false
  }
  if (!(data.normalisedOil !== undefined && hasOwn(data, "normalisedOil"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/normalisedOil" }]
    return false
  }
  if (!(data.normalisedLiquid !== undefined && hasOwn(data, "normalisedLiquid"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/normalisedLiquid" }]
    return false
  }
  if (!(data.waterCut !== undefined && hasOwn(data, "waterCut"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/waterCut" }]
    return false
  }
  if (!(data.gor !== undefined && hasOwn(data, "gor"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/gor" }]
    return false
  }
  if (!(data.chokePct !== undefined && hasOwn(data, "chokePct"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/chokePct" }]
    return false
  }
  if (!(data.wellheadPressure !== undefined && hasOwn(data, "wellheadPressure"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/wellheadPressure" }]
    return false
  }
  if (!(data.downholePressure !== undefined && hasOwn(data, "downholePressure"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/downholePressure" }]
    return false
  }
  if (!(data.potentialOil !== undefined && hasOwn(data, "potentialOil"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/potentialOil" }]
    return false
  }
  if (!(data.quality !== undefined && hasOwn(data, "quality"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/quality" }]
    return false
  }
  if (!(data.valid !== undefined && hasOwn(data, "valid"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/valid" }]
    return false
  }
  if (!(data.stepMeans !== undefined && hasOwn(data, "stepMeans"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/stepMeans" }]
    return false
  }
  if (!(data.events !== undefined && hasOwn(data, "events"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/events" }]
    return false
  }
  const err260 = validate.errors
  const res260 = ref41(data.well)
  const suberr260 = ref41.errors
  validate.errors = err260
  if (!res260) {
    validate.errors = [errorMerge(suberr260[0], "#/properties/well/$ref", "#/well")]
    return false
  }
  const err261 = validate.errors
  const res261 = ref171(data.flowKind)
  const suberr261 = ref171.errors
  validate.errors = err261
  if (!res261) {
    validate.errors = [errorMerge(suberr261[0], "#/properties/flowKind/$ref", "#/flowKind")]
    return false
  }
  if (!(typeof data.from === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/from/type", instanceLocation: "#/from" }]
    return false
  }
  if (!format3.test(data.from)) {
    validate.errors = [{ keywordLocation: "#/properties/from/format", instanceLocation: "#/from" }]
    return false
  }
  if (!(typeof data.to === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/to/type", instanceLocation: "#/to" }]
    return false
  }
  if (!format3.test(data.to)) {
    validate.errors = [{ keywordLocation: "#/properties/to/format", instanceLocation: "#/to" }]
    return false
  }
  if (!Array.isArray(data.day)) {
    validate.errors = [{ keywordLocation: "#/properties/day/type", instanceLocation: "#/day" }]
    return false
  }
  if (data.day.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/day/maxItems", instanceLocation: "#/day" }]
    return false
  }
  for (let jjjjjj = 0; jjjjjj < data.day.length; jjjjjj++) {
    if (data.day[jjjjjj] !== undefined && hasOwn(data.day, jjjjjj)) {
      if (!(typeof data.day[jjjjjj] === "string")) {
        validate.errors = [{ keywordLocation: "#/properties/day/items/type", instanceLocation: "#/day/"+jjjjjj }]
        return false
      }
      if (!format3.test(data.day[jjjjjj])) {
        validate.errors = [{ keywordLocation: "#/properties/day/items/format", instanceLocation: "#/day/"+jjjjjj }]
        return false
      }
    }
  }
  if (!Array.isArray(data.dayHours)) {
    validate.errors = [{ keywordLocation: "#/properties/dayHours/type", instanceLocation: "#/dayHours" }]
    return false
  }
  if (data.dayHours.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/dayHours/maxItems", instanceLocation: "#/dayHours" }]
    return false
  }
  for (let kkkkkk = 0; kkkkkk < data.dayHours.length; kkkkkk++) {
    if (data.dayHours[kkkkkk] !== undefined && hasOwn(data.dayHours, kkkkkk)) {
      if (!(typeof data.dayHours[kkkkkk] === "number")) {
        validate.errors = [{ keywordLocation: "#/properties/dayHours/items/type", instanceLocation: "#/dayHours/"+kkkkkk }]
        return false
      }
      if (!(-1000000000000000 <= data.dayHours[kkkkkk])) {
        validate.errors = [{ keywordLocation: "#/properties/dayHours/items/minimum", instanceLocation: "#/dayHours/"+kkkkkk }]
        return false
      }
      if (!(1000000000000000 >= data.dayHours[kkkkkk])) {
        validate.errors = [{ keywordLocation: "#/properties/dayHours/items/maximum", instanceLocation: "#/dayHours/"+kkkkkk }]
        return false
      }
    }
  }
  const err262 = validate.errors
  const res262 = ref174(data.hours)
  const suberr262 = ref174.errors
  validate.errors = err262
  if (!res262) {
    validate.errors = [errorMerge(suberr262[0], "#/properties/hours/$ref", "#/hours")]
    return false
  }
  const err263 = validate.errors
  const res263 = ref174(data.oil)
  const suberr263 = ref174.errors
  validate.errors = err263
  if (!res263) {
    validate.errors = [errorMerge(suberr263[0], "#/properties/oil/$ref", "#/oil")]
    return false
  }
  const err264 = validate.errors
  const res264 = ref174(data.gas)
  const suberr264 = ref174.errors
  validate.errors = err264
  if (!res264) {
    validate.errors = [errorMerge(suberr264[0], "#/properties/gas/$ref", "#/gas")]
    return false
  }
  const err265 = validate.errors
  const res265 = ref174(data.water)
  const suberr265 = ref174.errors
  validate.errors = err265
  if (!res265) {
    validate.errors = [errorMerge(suberr265[0], "#/properties/water/$ref", "#/water")]
    return false
  }
  const err266 = validate.errors
  const res266 = ref174(data.waterInjected)
  const suberr266 = ref174.errors
  validate.errors = err266
  if (!res266) {
    validate.errors = [errorMerge(suberr266[0], "#/properties/waterInjected/$ref", "#/waterInjected")]
    return false
  }
  const err267 = validate.errors
  const res267 = ref174(data.normalisedOil)
  const suberr267 = ref174.errors
  validate.errors = err267
  if (!res267) {
    validate.errors = [errorMerge(suberr267[0], "#/properties/normalisedOil/$ref", "#/normalisedOil")]
    return false
  }
  const err268 = validate.errors
  const res268 = ref174(data.normalisedLiquid)
  const suberr268 = ref174.errors
  validate.errors = err268
  if (!res268) {
    validate.errors = [errorMerge(suberr268[0], "#/properties/normalisedLiquid/$ref", "#/normalisedLiquid")]
    return false
  }
  const err269 = validate.errors
  const res269 = ref174(data.waterCut)
  const suberr269 = ref174.errors
  validate.errors = err269
  if (!res269) {
    validate.errors = [errorMerge(suberr269[0], "#/properties/waterCut/$ref", "#/waterCut")]
    return false
  }
  const err270 = validate.errors
  const res270 = ref174(data.gor)
  const suberr270 = ref174.errors
  validate.errors = err270
  if (!res270) {
    validate.errors = [errorMerge(suberr270[0], "#/properties/gor/$ref", "#/gor")]
    return false
  }
  const err271 = validate.errors
  const res271 = ref174(data.chokePct)
  const suberr271 = ref174.errors
  validate.errors = err271
  if (!res271) {
    validate.errors = [errorMerge(suberr271[0], "#/properties/chokePct/$ref", "#/chokePct")]
    return false
  }
  const err272 = validate.errors
  const res272 = ref174(data.wellheadPressure)
  const suberr272 = ref174.errors
  validate.errors = err272
  if (!res272) {
    validate.errors = [errorMerge(suberr272[0], "#/properties/wellheadPressure/$ref", "#/wellheadPressure")]
    return false
  }
  const err273 = validate.errors
  const res273 = ref174(data.downholePressure)
  const suberr273 = ref174.errors
  validate.errors = err273
  if (!res273) {
    validate.errors = [errorMerge(suberr273[0], "#/properties/downholePressure/$ref", "#/downholePressure")]
    return false
  }
  const err274 = validate.errors
  const res274 = ref174(data.potentialOil)
  const suberr274 = ref174.errors
  validate.errors = err274
  if (!res274) {
    validate.errors = [errorMerge(suberr274[0], "#/properties/potentialOil/$ref", "#/potentialOil")]
    return false
  }
  if (!Array.isArray(data.quality)) {
    validate.errors = [{ keywordLocation: "#/properties/quality/type", instanceLocation: "#/quality" }]
    return false
  }
  if (data.quality.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/quality/maxItems", instanceLocation: "#/quality" }]
    return false
  }
  for (let mmmmmm = 0; mmmmmm < data.quality.length; mmmmmm++) {
    if (data.quality[mmmmmm] !== undefined && hasOwn(data.quality, mmmmmm)) {
      const err275 = validate.errors
      const res275 = ref34(data.quality[mmmmmm])
      const suberr275 = ref34.errors
      validate.errors = err275
      if (!res275) {
        validate.errors = [errorMerge(suberr275[0], "#/properties/quality/items/$ref", "#/quality/"+mmmmmm)]
        return false
      }
    }
  }
  if (!Array.isArray(data.valid)) {
    validate.errors = [{ keywordLocation: "#/properties/valid/type", instanceLocation: "#/valid" }]
    return false
  }
  if (data.valid.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/valid/maxItems", instanceLocation: "#/valid" }]
    return false
  }
  for (let nnnnnn = 0; nnnnnn < data.valid.length; nnnnnn++) {
    if (data.valid[nnnnnn] !== undefined && hasOwn(data.valid, nnnnnn)) {
      if (!(typeof data.valid[nnnnnn] === "boolean")) {
        validate.errors = [{ keywordLocation: "#/properties/valid/items/type", instanceLocation: "#/valid/"+nnnnnn }]
        return false
      }
    }
  }
  if (!Array.isArray(data.stepMeans)) {
    validate.errors = [{ keywordLocation: "#/properties/stepMeans/type", instanceLocation: "#/stepMeans" }]
    return false
  }
  if (data.stepMeans.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/stepMeans/maxItems", instanceLocation: "#/stepMeans" }]
    return false
  }
  for (let oooooo = 0; oooooo < data.stepMeans.length; oooooo++) {
    if (data.stepMeans[oooooo] !== undefined && hasOwn(data.stepMeans, oooooo)) {
      const err277 = validate.errors
      const res277 = ref175(data.stepMeans[oooooo])
      const suberr277 = ref175.errors
      validate.errors = err277
      if (!res277) {
        validate.errors = [errorMerge(suberr277[0], "#/properties/stepMeans/items/$ref", "#/stepMeans/"+oooooo)]
        return false
      }
    }
  }
  if (!Array.isArray(data.events)) {
    validate.errors = [{ keywordLocation: "#/properties/events/type", instanceLocation: "#/events" }]
    return false
  }
  if (data.events.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/events/maxItems", instanceLocation: "#/events" }]
    return false
  }
  for (let pppppp = 0; pppppp < data.events.length; pppppp++) {
    if (data.events[pppppp] !== undefined && hasOwn(data.events, pppppp)) {
      const err278 = validate.errors
      const res278 = ref126(data.events[pppppp])
      const suberr278 = ref126.errors
      validate.errors = err278
      if (!res278) {
        validate.errors = [errorMerge(suberr278[0], "#/properties/events/items/$ref", "#/events/"+pppppp)]
        return false
      }
    }
  }
  return true
};
const ref172 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  const err279 = validate.errors
  const res279 = ref173(data.body)
  const suberr279 = ref173.errors
  validate.errors = err279
  if (!res279) {
    validate.errors = [errorMerge(suberr279[0], "#/properties/body/$ref", "#/body")]
    return false
  }
  return true
};
const ref178 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.name !== undefined && hasOwn(data, "name"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/name" }]
    return false
  }
  const err281 = validate.errors
  const res281 = ref2(data.id)
  const suberr281 = ref2.errors
  validate.errors = err281
  if (!res281) {
    validate.errors = [errorMerge(suberr281[0], "#/properties/id/$ref", "#/id")]
    return false
  }
  if (!(typeof data.name === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/name/type", instanceLocation: "#/name" }]
    return false
  }
  if (data.name.length > 10000 && stringLength(data.name) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/name/maxLength", instanceLocation: "#/name" }]
    return false
  }
  return true
};
const ref179 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.model !== undefined && hasOwn(data, "model"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/model" }]
    return false
  }
  if (!(data.manufacturer !== undefined && hasOwn(data, "manufacturer"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/manufacturer" }]
    return false
  }
  if (!(data.stageType !== undefined && hasOwn(data, "stageType"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/stageType" }]
    return false
  }
  if (!(data.stages !== undefined && hasOwn(data, "stages"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/stages" }]
    return false
  }
  if (!(data.ratedFrequency !== undefined && hasOwn(data, "ratedFrequency"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/ratedFrequency" }]
    return false
  }
  if (!(data.minHz !== undefined && hasOwn(data, "minHz"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/minHz" }]
    return false
  }
  if (!(data.maxHz !== undefined && hasOwn(data, "maxHz"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/maxHz" }]
    return false
  }
  if (!(data.setpointHz !== undefined && hasOwn(data, "setpointHz"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/setpointHz" }]
    return false
  }
  if (!(data.mode !== undefined && hasOwn(data, "mode"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/mode" }]
    return false
  }
  if (!(data.installedAt !== undefined && hasOwn(data, "installedAt"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/installedAt" }]
    return false
  }
  if (!(data.runLifeDays !== undefined && hasOwn(data, "runLifeDays"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/runLifeDays" }]
    return false
  }
  if (!(typeof data.model === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/model/type", instanceLocation: "#/model" }]
    return false
  }
  if (data.model.length > 10000 && stringLength(data.model) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/model/maxLength", instanceLocation: "#/model" }]
    return false
  }
  if (!(typeof data.manufacturer === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/manufacturer/type", instanceLocation: "#/manufacturer" }]
    return false
  }
  if (data.manufacturer.length > 10000 && stringLength(data.manufacturer) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/manufacturer/maxLength", instanceLocation: "#/manufacturer" }]
    return false
  }
  if (!(typeof data.stageType === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/stageType/type", instanceLocation: "#/stageType" }]
    return false
  }
  if (!pattern2.test(data.stageType)) {
    validate.errors = [{ keywordLocation: "#/properties/stageType/pattern", instanceLocation: "#/stageType" }]
    return false
  }
  if (!Number.isInteger(data.stages)) {
    validate.errors = [{ keywordLocation: "#/properties/stages/type", instanceLocation: "#/stages" }]
    return false
  }
  if (!(1 <= data.stages)) {
    validate.errors = [{ keywordLocation: "#/properties/stages/minimum", instanceLocation: "#/stages" }]
    return false
  }
  if (!(1000000000000000 >= data.stages)) {
    validate.errors = [{ keywordLocation: "#/properties/stages/maximum", instanceLocation: "#/stages" }]
    return false
  }
  if (!Number.isInteger(data.ratedFrequency)) {
    validate.errors = [{ keywordLocation: "#/properties/ratedFrequency/type", instanceLocation: "#/ratedFrequency" }]
    return false
  }
  if (!(data.ratedFrequency === 50 || data.ratedFrequency === 60)) {
    validate.errors = [{ keywordLocation: "#/properties/ratedFrequency/enum", instanceLocation: "#/ratedFrequency" }]
    return false
  }
  if (!(-1000000000000000 <= data.ratedFrequency)) {
    validate.errors = [{ keywordLocation: "#/properties/ratedFrequency/minimum", instanceLocation: "#/ratedFrequency" }]
    return false
  }
  if (!(1000000000000000 >= data.ratedFrequency)) {
    validate.errors = [{ keywordLocation: "#/properties/ratedFrequency/maximum", instanceLocation: "#/ratedFrequency" }]
    return false
  }
  if (!(typeof data.minHz === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/minHz/type", instanceLocation: "#/minHz" }]
    return false
  }
  if (!(0 <= data.minHz)) {
    validate.errors = [{ keywordLocation: "#/properties/minHz/minimum", instanceLocation: "#/minHz" }]
    return false
  }
  if (!(1000000000000000 >= data.minHz)) {
    validate.errors = [{ keywordLocation: "#/properties/minHz/maximum", instanceLocation: "#/minHz" }]
    return false
  }
  if (!(typeof data.maxHz === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/maxHz/type", instanceLocation: "#/maxHz" }]
    return false
  }
  if (!(0 <= data.maxHz)) {
    validate.errors = [{ keywordLocation: "#/properties/maxHz/minimum", instanceLocation: "#/maxHz" }]
    return false
  }
  if (!(1000000000000000 >= data.maxHz)) {
    validate.errors = [{ keywordLocation: "#/properties/maxHz/maximum", instanceLocation: "#/maxHz" }]
    return false
  }
  if (!(typeof data.setpointHz === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/setpointHz/type", instanceLocation: "#/setpointHz" }]
    return false
  }
  if (!(0 <= data.setpointHz)) {
    validate.errors = [{ keywordLocation: "#/properties/setpointHz/minimum", instanceLocation: "#/setpointHz" }]
    return false
  }
  if (!(1000000000000000 >= data.setpointHz)) {
    validate.errors = [{ keywordLocation: "#/properties/setpointHz/maximum", instanceLocation: "#/setpointHz" }]
    return false
  }
  if (!(typeof data.mode === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/mode/type", instanceLocation: "#/mode" }]
    return false
  }
  if (!pattern2.test(data.mode)) {
    validate.errors = [{ keywordLocation: "#/properties/mode/pattern", instanceLocation: "#/mode" }]
    return false
  }
  if (!(typeof data.installedAt === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/installedAt/type", instanceLocation: "#/installedAt" }]
    return false
  }
  if (!format1.test(data.installedAt)) {
    validate.errors = [{ keywordLocation: "#/properties/installedAt/format", instanceLocation: "#/installedAt" }]
    return false
  }
  if (!Number.isInteger(data.runLifeDays)) {
    validate.errors = [{ keywordLocation: "#/properties/runLifeDays/type", instanceLocation: "#/runLifeDays" }]
    return false
  }
  if (!(0 <= data.runLifeDays)) {
    validate.errors = [{ keywordLocation: "#/properties/runLifeDays/minimum", instanceLocation: "#/runLifeDays" }]
    return false
  }
  if (!(1000000000000000 >= data.runLifeDays)) {
    validate.errors = [{ keywordLocation: "#/properties/runLifeDays/maximum", instanceLocation: "#/runLifeDays" }]
    return false
  }
  return true
};
const ref180 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.day !== undefined && hasOwn(data, "day"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/day" }]
    return false
  }
  if (!(data.hours !== undefined && hasOwn(data, "hours"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/hours" }]
    return false
  }
  if (!(data.oil !== undefined && hasOwn(data, "oil"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/oil" }]
    return false
  }
  if (!(data.gas !== undefined && hasOwn(data, "gas"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/gas" }]
    return false
  }
  if (!(data.water !== undefined && hasOwn(data, "water"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/water" }]
    return false
  }
  if (!(data.waterInjected !== undefined && hasOwn(data, "waterInjected"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/waterInjected" }]
    return false
  }
  if (!(data.waterCut !== undefined && hasOwn(data, "waterCut"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/waterCut" }]
    return false
  }
  if (!(data.gor !== undefined && hasOwn(data, "gor"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/gor" }]
    return false
  }
  if (!(data.wellheadPressure !== undefined && hasOwn(data, "wellheadPressure"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/wellheadPressure" }]
    return false
  }
  if (!(data.quality !== undefined && hasOwn(data, "quality"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/quality" }]
    return false
  }
  if (!(typeof data.day === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/day/type", instanceLocation: "#/day" }]
    return false
  }
  if (!format3.test(data.day)) {
    validate.errors = [{ keywordLocation: "#/properties/day/format", instanceLocation: "#/day" }]
    return false
  }
  if (!(typeof data.hours === "number" || data.hours === null)) {
    validate.errors = [{ keywordLocation: "#/properties/hours/type", instanceLocation: "#/hours" }]
    return false
  }
  if (typeof data.hours === "number") {
    if (!(0 <= data.hours)) {
      validate.errors = [{ keywordLocation: "#/properties/hours/minimum", instanceLocation: "#/hours" }]
      return false
    }
    if (!(1000000000000000 >= data.hours)) {
      validate.errors = [{ keywordLocation: "#/properties/hours/maximum", instanceLocation: "#/hours" }]
      return false
    }
  }
  if (!(typeof data.oil === "number" || data.oil === null)) {
    validate.errors = [{ keywordLocation: "#/properties/oil/type", instanceLocation: "#/oil" }]
    return false
  }
  if (typeof data.oil === "number") {
    if (!(-1000000000000000 <= data.oil)) {
      validate.errors = [{ keywordLocation: "#/properties/oil/minimum", instanceLocation: "#/oil" }]
      return false
    }
    if (!(1000000000000000 >= data.oil)) {
      validate.errors = [{ keywordLocation: "#/properties/oil/maximum", instanceLocation: "#/oil" }]
      return false
    }
  }
  if (!(typeof data.gas === "number" || data.gas === null)) {
    validate.errors = [{ keywordLocation: "#/properties/gas/type", instanceLocation: "#/gas" }]
    return false
  }
  if (typeof data.gas === "number") {
    if (!(-1000000000000000 <= data.gas)) {
      validate.errors = [{ keywordLocation: "#/properties/gas/minimum", instanceLocation: "#/gas" }]
      return false
    }
    if (!(1000000000000000 >= data.gas)) {
      validate.errors = [{ keywordLocation: "#/properties/gas/maximum", instanceLocation: "#/gas" }]
      return false
    }
  }
  if (!(typeof data.water === "number" || data.water === null)) {
    validate.errors = [{ keywordLocation: "#/properties/water/type", instanceLocation: "#/water" }]
    return false
  }
  if (typeof data.water === "number") {
    if (!(-1000000000000000 <= data.water)) {
      validate.errors = [{ keywordLocation: "#/properties/water/minimum", instanceLocation: "#/water" }]
      return false
    }
    if (!(1000000000000000 >= data.water)) {
      validate.errors = [{ keywordLocation: "#/properties/water/maximum", instanceLocation: "#/water" }]
      return false
    }
  }
  if (!(typeof data.waterInjected === "number" || data.waterInjected === null)) {
    validate.errors = [{ keywordLocation: "#/properties/waterInjected/type", instanceLocation: "#/waterInjected" }]
    return false
  }
  if (typeof data.waterInjected === "number") {
    if (!(-1000000000000000 <= data.waterInjected)) {
      validate.errors = [{ keywordLocation: "#/properties/waterInjected/minimum", instanceLocation: "#/waterInjected" }]
      return false
    }
    if (!(1000000000000000 >= data.waterInjected)) {
      validate.errors = [{ keywordLocation: "#/properties/waterInjected/maximum", instanceLocation: "#/waterInjected" }]
      return false
    }
  }
  if (!(typeof data.waterCut === "number" || data.waterCut === null)) {
    validate.errors = [{ keywordLocation: "#/properties/waterCut/type", instanceLocation: "#/waterCut" }]
    return false
  }
  if (typeof data.waterCut === "number") {
    if (!(-1000000000000000 <= data.waterCut)) {
      validate.errors = [{ keywordLocation: "#/properties/waterCut/minimum", instanceLocation: "#/waterCut" }]
      return false
    }
    if (!(1000000000000000 >= data.waterCut)) {
      validate.errors = [{ keywordLocation: "#/properties/waterCut/maximum", instanceLocation: "#/waterCut" }]
      return false
    }
  }
  if (!(typeof data.gor === "number" || data.gor === null)) {
    validate.errors = [{ keywordLocation: "#/properties/gor/type", instanceLocation: "#/gor" }]
    return false
  }
  if (typeof data.gor === "number") {
    if (!(-1000000000000000 <= data.gor)) {
      validate.errors = [{ keywordLocation: "#/properties/gor/minimum", instanceLocation: "#/gor" }]
      return false
    }
    if (!(1000000000000000 >= data.gor)) {
      validate.errors = [{ keywordLocation: "#/properties/gor/maximum", instanceLocation: "#/gor" }]
      return false
    }
  }
  if (!(typeof data.wellheadPressure === "number" || data.wellheadPressure === null)) {
    validate.errors = [{ keywordLocation: "#/properties/wellheadPressure/type", instanceLocation: "#/wellheadPressure" }]
    return false
  }
  if (typeof data.wellheadPressure === "number") {
    if (!(-1000000000000000 <= data.wellheadPressure)) {
      validate.errors = [{ keywordLocation: "#/properties/wellheadPressure/minimum", instanceLocation: "#/wellheadPressure" }]
      return false
    }
    if (!(1000000000000000 >= data.wellheadPressure)) {
      validate.errors = [{ keywordLocation: "#/properties/wellheadPressure/maximum", instanceLocation: "#/wellheadPressure" }]
      return false
    }
  }
  const err290 = validate.errors
  const res290 = ref34(data.quality)
  const suberr290 = ref34.errors
  validate.errors = err290
  if (!res290) {
    validate.errors = [errorMerge(suberr290[0], "#/properties/quality/$ref", "#/quality")]
    return false
  }
  return true
};
const ref181 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.start !== undefined && hasOwn(data, "start"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/start" }]
    return false
  }
  if (!(data.end !== undefined && hasOwn(data, "end"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/end" }]
    return false
  }
  if (!(data.startDay !== undefined && hasOwn(data, "startDay"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/startDay" }]
    return false
  }
  if (!(data.endDay !== undefined && hasOwn(data, "endDay"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/endDay" }]
    return false
  }
  if (!(data.hours !== undefined && hasOwn(data, "hours"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/hours" }]
    return false
  }
  if (!(data.oil !== undefined && hasOwn(data, "oil"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/oil" }]
    return false
  }
  if (!(data.gas !== undefined && hasOwn(data, "gas"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/gas" }]
    return false
  }
  if (!(data.water !== undefined && hasOwn(data, "water"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/water" }]
    return false
  }
  if (!(data.choke !== undefined && hasOwn(data, "choke"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/choke" }]
    return false
  }
  if (!(data.wellheadPressure !== undefined && hasOwn(data, "wellheadPressure"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/wellheadPressure" }]
    return false
  }
  if (!(data.frequency !== undefined && hasOwn(data, "frequency"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/frequency" }]
    return false
  }
  if (!(data.accepted !== undefined && hasOwn(data, "accepted"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/accepted" }]
    return false
  }
  if (!(data.source !== undefined && hasOwn(data, "source"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/source" }]
    return false
  }
  if (!(data.title !== undefined && hasOwn(data, "title"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/title" }]
    return false
  }
  const err292 = validate.errors
  const res292 = ref2(data.id)
  const suberr292 = ref2.errors
  validate.errors = err292
  if (!res292) {
    validate.errors = [errorMerge(suberr292[0], "#/properties/id/$ref", "#/id")]
    return false
  }
  if (!(typeof data.start === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/start/type", instanceLocation: "#/start" }]
    return false
  }
  if (!format1.test(data.start)) {
    validate.errors = [{ keywordLocation: "#/properties/start/format", instanceLocation: "#/start" }]
    return false
  }
  if (!(typeof data.end === "string" || data.end === null)) {
    validate.errors = [{ keywordLocation: "#/properties/end/type", instanceLocation: "#/end" }]
    return false
  }
  if (typeof data.end === "string") {
    if (!format1.test(data.end)) {
      validate.errors = [{ keywordLocation: "#/properties/end/format", instanceLocation: "#/end" }]
      return false
    }
  }
  if (!(typeof data.startDay === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/startDay/type", instanceLocation: "#/startDay" }]
    return false
  }
  if (!format3.test(data.startDay)) {
    validate.errors = [{ keywordLocation: "#/properties/startDay/format", instanceLocation: "#/startDay" }]
    return false
  }
  if (!(typeof data.endDay === "string" || data.endDay === null)) {
    validate.errors = [{ keywordLocation: "#/properties/endDay/type", instanceLocation: "#/endDay" }]
    return false
  }
  if (typeof data.endDay === "string") {
    if (!format3.test(data.endDay)) {
      validate.errors = [{ keywordLocation: "#/properties/endDay/format", instanceLocation: "#/endDay" }]
      return false
    }
  }
  if (!(typeof data.hours === "number" || data.hours === null)) {
    validate.errors = [{ keywordLocation: "#/properties/hours/type", instanceLocation: "#/hours" }]
    return false
  }
  if (typeof data.hours === "number") {
    if (!(0 <= data.hours)) {
      validate.errors = [{ keywordLocation: "#/properties/hours/minimum", instanceLocation: "#/hours" }]
      return false
    }
    if (!(1000000000000000 >= data.hours)) {
      validate.errors = [{ keywordLocation: "#/properties/hours/maximum", instanceLocation: "#/hours" }]
      return false
    }
  }
  if (!(typeof data.oil === "number" || data.oil === null)) {
    validate.errors = [{ keywordLocation: "#/properties/oil/type", instanceLocation: "#/oil" }]
    return false
  }
  if (typeof data.oil === "number") {
    if (!(0 <= data.oil)) {
      validate.errors = [{ keywordLocation: "#/properties/oil/minimum", instanceLocation: "#/oil" }]
      return false
    }
    if (!(1000000000000000 >= data.oil)) {
      validate.errors = [{ keywordLocation: "#/properties/oil/maximum", instanceLocation: "#/oil" }]
      return false
    }
  }
  if (!(typeof data.gas === "number" || data.gas === null)) {
    validate.errors = [{ keywordLocation: "#/properties/gas/type", instanceLocation: "#/gas" }]
    return false
  }
  if (typeof data.gas === "number") {
    if (!(0 <= data.gas)) {
      validate.errors = [{ keywordLocation: "#/properties/gas/minimum", instanceLocation: "#/gas" }]
      return false
    }
    if (!(1000000000000000 >= data.gas)) {
      validate.errors = [{ keywordLocation: "#/properties/gas/maximum", instanceLocation: "#/gas" }]
      return false
    }
  }
  if (!(typeof data.water === "number" || data.water === null)) {
    validate.errors = [{ keywordLocation: "#/properties/water/type", instanceLocation: "#/water" }]
    return false
  }
  if (typeof data.water === "number") {
    if (!(0 <= data.water)) {
      validate.errors = [{ keywordLocation: "#/properties/water/minimum", instanceLocation: "#/water" }]
      return false
    }
    if (!(1000000000000000 >= data.water)) {
      validate.errors = [{ keywordLocation: "#/properties/water/maximum", instanceLocation: "#/water" }]
      return false
    }
  }
  if (!(typeof data.choke === "number" || data.choke === null)) {
    validate.errors = [{ keywordLocation: "#/properties/choke/type", instanceLocation: "#/choke" }]
    return false
  }
  if (typeof data.choke === "number") {
    if (!(0 <= data.choke)) {
      validate.errors = [{ keywordLocation: "#/properties/choke/minimum", instanceLocation: "#/choke" }]
      return false
    }
    if (!(1000000000000000 >= data.choke)) {
      validate.errors = [{ keywordLocation: "#/properties/choke/maximum", instanceLocation: "#/choke" }]
      return false
    }
  }
  if (!(typeof data.wellheadPressure === "number" || data.wellheadPressure === null)) {
    validate.errors = [{ keywordLocation: "#/properties/wellheadPressure/type", instanceLocation: "#/wellheadPressure" }]
    return false
  }
  if (typeof data.wellheadPressure === "number") {
    if (!(-1000000000000000 <= data.wellheadPressure)) {
      validate.errors = [{ keywordLocation: "#/properties/wellheadPressure/minimum", instanceLocation: "#/wellheadPressure" }]
      return false
    }
    if (!(1000000000000000 >= data.wellheadPressure)) {
      validate.errors = [{ keywordLocation: "#/properties/wellheadPressure/maximum", instanceLocation: "#/wellheadPressure" }]
      return false
    }
  }
  if (!(typeof data.frequency === "number" || data.frequency === null)) {
    validate.errors = [{ keywordLocation: "#/properties/frequency/type", instanceLocation: "#/frequency" }]
    return false
  }
  if (typeof data.frequency === "number") {
    if (!(-1000000000000000 <= data.frequency)) {
      validate.errors = [{ keywordLocation: "#/properties/frequency/minimum", instanceLocation: "#/frequency" }]
      return false
    }
    if (!(1000000000000000 >= data.frequency)) {
      validate.errors = [{ keywordLocation: "#/properties/frequency/maximum", instanceLocation: "#/frequency" }]
      return false
    }
  }
  if (!(typeof data.accepted === "boolean" || data.accepted === null)) {
    validate.errors = [{ keywordLocation: "#/properties/accepted/type", instanceLocation: "#/accepted" }]
    return false
  }
  if (!(typeof data.source === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/source/type", instanceLocation: "#/source" }]
    return false
  }
  if (!pattern2.test(data.source)) {
    validate.errors = [{ keywordLocation: "#/properties/source/pattern", instanceLocation: "#/source" }]
    return false
  }
  if (!(typeof data.title === "string" || data.title === null)) {
    validate.errors = [{ keywordLocation: "#/properties/title/type", instanceLocation: "#/title" }]
    return false
  }
  if (typeof data.title === "string") {
    if (data.title.length > 2000 && stringLength(data.title) > 2000) {
      validate.errors = [{ keywordLocation: "#/properties/title/maxLength", instanceLocation: "#/title" }]
      return false
    }
  }
  return true
};
const ref182 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.method !== undefined && hasOwn(data, "method"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/method" }]
    return false
  }
  if (!(data.day !== undefined && hasOwn(data, "day"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/day" }]
    return false
  }
  if (!(data.oil !== undefined && hasOwn(data, "oil"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/oil" }]
    return false
  }
  if (!(data.gas !== undefined && hasOwn(data, "gas"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/gas" }]
    return false
  }
  if (!(data.version !== undefined && hasOwn(data, "version"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/version" }]
    return false
  }
  const err294 = validate.errors
  const res294 = ref33(data.method)
  const suberr294 = ref33.errors
  validate.errors = err294
  if (!res294) {
    validate.errors = [errorMerge(suberr294[0], "#/properties/method/$ref", "#/method")]
    return false
  }
  if (!(typeof data.day === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/day/type", instanceLocation: "#/day" }]
    return false
  }
  if (!format3.test(data.day)) {
    validate.errors = [{ keywordLocation: "#/properties/day/format", instanceLocation: "#/day" }]
    return false
  }
  if (!(typeof data.oil === "number" || data.oil === null)) {
    validate.errors = [{ keywordLocation: "#/properties/oil/type", instanceLocation: "#/oil" }]
    return false
  }
  if (typeof data.oil === "number") {
    if (!(0 <= data.oil)) {
      validate.errors = [{ keywordLocation: "#/properties/oil/minimum", instanceLocation: "#/oil" }]
      return false
    }
    if (!(1000000000000000 >= data.oil)) {
      validate.errors = [{ keywordLocation: "#/properties/oil/maximum", instanceLocation: "#/oil" }]
      return false
    }
  }
  if (!(typeof data.gas === "number" || data.gas === null)) {
    validate.errors = [{ keywordLocation: "#/properties/gas/type", instanceLocation: "#/gas" }]
    return false
  }
  if (typeof data.gas === "number") {
    if (!(0 <= data.gas)) {
      validate.errors = [{ keywordLocation: "#/properties/gas/minimum", instanceLocation: "#/gas" }]
      return false
    }
    if (!(1000000000000000 >= data.gas)) {
      validate.errors = [{ keywordLocation: "#/properties/gas/maximum", instanceLocation: "#/gas" }]
      return false
    }
  }
  if (!(typeof data.version === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/version/type", instanceLocation: "#/version" }]
    return false
  }
  if (data.version.length > 16 && stringLength(data.version) > 16) {
    validate.errors = [{ keywordLocation: "#/properties/version/maxLength", instanceLocation: "#/version" }]
    return false
  }
  return true
};
const ref177 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.well !== undefined && hasOwn(data, "well"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/well" }]
    return false
  }
  if (!(data.uwi !== undefined && hasOwn(data, "uwi"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/uwi" }]
    return false
  }
  if (!(data.businessUnit !== undefined && hasOwn(data, "businessUnit"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/businessUnit" }]
    return false
  }
  if (!(data.area !== undefined && hasOwn(data, "area"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/area" }]
    return false
  }
  if (!(data.wellGroups !== undefined && hasOwn(data, "wellGroups"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/wellGroups" }]
    return false
  }
  if (!(data.methodOfProduction !== undefined && hasOwn(data, "methodOfProduction"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/methodOfProduction" }]
    return false
  }
  if (!(data.manufacturer !== undefined && hasOwn(data, "manufacturer"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/manufacturer" }]
    return false
  }
  if (!(data.status !== undefined && hasOwn(data, "status"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/status" }]
    return false
  }
  if (!(data.state !== undefined && hasOwn(data, "state"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/state" }]
    return false
  }
  if (!(data.mainProduct !== undefined && hasOwn(data, "mainProduct"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/mainProduct" }]
    return false
  }
  if (!(data.flowKind !== undefined && hasOwn(data, "flowKind"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/flowKind" }]
    return false
  }
  if (!(data.firstDay !== undefined && hasOwn(data, "firstDay"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/firstDay" }]
    return false
  }
  if (!(data.lastDay !== undefined && hasOwn(data, "lastDay"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/lastDay" }]
    return false
  }
  if (!(data.pump !== undefined && hasOwn(data, "pump"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/pump" }]
    return false
  }
  if (!(data.lastRow !== undefined && hasOwn(data, "lastRow"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/lastRow" }]
    return false
  }
  if (!(data.lastTest !== undefined && hasOwn(data, "lastTest"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/lastTest" }]
    return false
  }
  if (!(data.potentials !== undefined && hasOwn(data, "potentials"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/potentials" }]
    return false
  }
  const err280 = validate.errors
  const res280 = ref41(data.well)
  const suberr280 = ref41.errors
  validate.errors = err280
  if (!res280) {
    validate.errors = [errorMerge(suberr280[0], "#/properties/well/$ref", "#/well")]
    return false
  }
  if (!(typeof data.uwi === "string" || data.uwi === null)) {
    validate.errors = [{ keywordLocation: "#/properties/uwi/type", instanceLocation: "#/uwi" }]
    return false
  }
  if (typeof data.uwi === "string") {
    if (data.uwi.length > 10000 && stringLength(data.uwi) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/uwi/maxLength", instanceLocation: "#/uwi" }]
      return false
    }
  }
  const err282 = validate.errors
  const res282 = ref178(data.businessUnit)
  const suberr282 = ref178.errors
  validate.errors = err282
  if (!res282) {
    validate.errors = [errorMerge(suberr282[0], "#/properties/businessUnit/$ref", "#/businessUnit")]
    return false
  }
  const err283 = validate.errors
  const res283 = ref178(data.area)
  const suberr283 = ref178.errors
  validate.errors = err283
  if (!res283) {
    validate.errors = [errorMerge(suberr283[0], "#/properties/area/$ref", "#/area")]
    return false
  }
  if (!Array.isArray(data.wellGroups)) {
    validate.errors = [{ keywordLocation: "#/properties/wellGroups/type", instanceLocation: "#/wellGroups" }]
    return false
  }
  if (data.wellGroups.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/wellGroups/maxItems", instanceLocation: "#/wellGroups" }]
    return false
  }
  for (let qqqqqq = 0; qqqqqq < data.wellGroups.length; qqqqqq++) {
    if (data.wellGroups[qqqqqq] !== undefined && hasOwn(data.wellGroups, qqqqqq)) {
      const err284 = validate.errors
      const res284 = ref178(data.wellGroups[qqqqqq])
      const suberr284 = ref178.errors
      validate.errors = err284
      if (!res284) {
        validate.errors = [errorMerge(suberr284[0], "#/properties/wellGroups/items/$ref", "#/wellGroups/"+qqqqqq)]
        return false
      }
    }
  }
  const err285 = validate.errors
  const res285 = ref97(data.methodOfProduction)
  const suberr285 = ref97.errors
  validate.errors = err285
  if (!res285) {
    validate.errors = [errorMerge(suberr285[0], "#/properties/methodOfProduction/$ref", "#/methodOfProduction")]
    return false
  }
  if (!(typeof data.manufacturer === "string" || data.manufacturer === null)) {
    validate.errors = [{ keywordLocation: "#/properties/manufacturer/type", instanceLocation: "#/manufacturer" }]
    return false
  }
  if (typeof data.manufacturer === "string") {
    if (data.manufacturer.length > 10000 && stringLength(data.manufacturer) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/manufacturer/maxLength", instanceLocation: "#/manufacturer" }]
      return false
    }
  }
  const err286 = validate.errors
  const res286 = ref170(data.status)
  const suberr286 = ref170.errors
  validate.errors = err286
  if (!res286) {
    validate.errors = [errorMerge(suberr286[0], "#/properties/status/$ref", "#/status")]
    return false
  }
  const err287 = validate.errors
  const res287 = ref64(data.state)
  const suberr287 = ref64.errors
  validate.errors = err287
  if (!res287) {
    validate.errors = [errorMerge(suberr287[0], "#/properties/state/$ref", "#/state")]
    return false
  }
  if (!(typeof data.mainProduct === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/mainProduct/type", instanceLocation: "#/mainProduct" }]
    return false
  }
  if (!pattern2.test(data.mainProduct)) {
    validate.errors = [{ keywordLocation: "#/properties/mainProduct/pattern", instanceLocation: "#/mainProduct" }]
    return false
  }
  const err288 = validate.errors
  const res288 = ref171(data.flowKind)
  const suberr288 = ref171.errors
  validate.errors = err288
  if (!res288) {
    validate.errors = [errorMerge(suberr288[0], "#/properties/flowKind/$ref", "#/flowKind")]
    return false
  }
  if (!(typeof data.firstDay === "string" || data.firstDay === null)) {
    validate.errors = [{ keywordLocation: "#/properties/firstDay/type", instanceLocation: "#/firstDay" }]
    return false
  }
  if (typeof data.firstDay === "string") {
    if (!format3.test(data.firstDay)) {
      validate.errors = [{ keywordLocation: "#/properties/firstDay/format", instanceLocation: "#/firstDay" }]
      return false
    }
  }
  if (!(typeof data.lastDay === "string" || data.lastDay === null)) {
    validate.errors = [{ keywordLocation: "#/properties/lastDay/type", instanceLocation: "#/lastDay" }]
    return false
  }
  if (typeof data.lastDay === "string") {
    if (!format3.test(data.lastDay)) {
      validate.errors = [{ keywordLocation: "#/properties/lastDay/format", instanceLocation: "#/lastDay" }]
      return false
    }
  }
  let passes37 = 0
  const sub74 = (() => {
    const err289 = validate.errors
    const res289 = ref179(data.pump)
    const suberr289 = ref179.errors
    validate.errors = err289
    if (!res289) return false
    return true
  })()
  if (sub74) passes37++
  const sub75 = (() => {
    if (!(data.pump === null)) return false
    return true
  })()
  if (sub75) passes37++
  if (passes37 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/pump/oneOf", instanceLocation: "#/pump" }]
    return false
  }
  let passes38 = 0
  const sub76 = (() => {
    const err291 = validate.errors
    const res291 = ref180(data.lastRow)
    const suberr291 = ref180.errors
    validate.errors = err291
    if (!res291) return false
    return true
  })()
  if (sub76) passes38++
  const sub77 = (() => {
    if (!(data.lastRow === null)) return false
    return true
  })()
  if (sub77) passes38++
  if (passes38 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/lastRow/oneOf", instanceLocation: "#/lastRow" }]
    return false
  }
  let passes39 = 0
  const sub78 = (() => {
    const err293 = validate.errors
    const res293 = ref181(data.lastTest)
    const suberr293 = ref181.errors
    validate.errors = err293
    if (!res293) return false
    return true
  })()
  if (sub78) passes39++
  const sub79 = (() => {
    if (!(data.lastTest === null)) return false
    return true
  })()
  if (sub79) passes39++
  if (passes39 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/lastTest/oneOf", instanceLocation: "#/lastTest" }]
    return false
  }
  if (!Array.isArray(data.potentials)) {
    validate.errors = [{ keywordLocation: "#/properties/potentials/type", instanceLocation: "#/potentials" }]
    return false
  }
  if (data.potentials.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/potentials/maxItems", instanceLocation: "#/potentials" }]
    return false
  }
  for (let rrrrrr = 0; rrrrrr < data.potentials.length; rrrrrr++) {
    if (data.potentials[rrrrrr] !== undefined && hasOwn(data.potentials, rrrrrr)) {
      const err295 = validate.errors
      const res295 = ref182(data.potentials[rrrrrr])
      const suberr295 = ref182.errors
      validate.errors = err295
      if (!res295) {
        validate.errors = [errorMerge(suberr295[0], "#/properties/potentials/items/$ref", "#/potentials/"+rrrrrr)]
        return false
      }
    }
  }
  return true
};
const ref176 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  const err296 = validate.errors
  const res296 = ref177(data.body)
  const suberr296 = ref177.errors
  validate.errors = err296
  if (!res296) {
    validate.errors = [errorMerge(suberr296[0], "#/properties/body/$ref", "#/body")]
    return false
  }
  return true
};
const ref184 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.well !== undefined && hasOwn(data, "well"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/well" }]
    return false
  }
  if (!(data.from !== undefined && hasOwn(data, "from"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/from" }]
    return false
  }
  if (!(data.to !== undefined && hasOwn(data, "to"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/to" }]
    return false
  }
  if (!(data.events !== undefined && hasOwn(data, "events"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/events" }]
    return false
  }
  if (!(data.tests !== undefined && hasOwn(data, "tests"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/tests" }]
    return false
  }
  if (!(data.stepMeans !== undefined && hasOwn(data, "stepMeans"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/stepMeans" }]
    return false
  }
  if (!(data.losses !== undefined && hasOwn(data, "losses"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/losses" }]
    return false
  }
  if (!(data.lossVersion !== undefined && hasOwn(data, "lossVersion"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/lossVersion" }]
    return false
  }
  const err297 = validate.errors
  const res297 = ref41(data.well)
  const suberr297 = ref41.errors
  validate.errors = err297
  if (!res297) {
    validate.errors = [errorMerge(suberr297[0], "#/properties/well/$ref", "#/well")]
    return false
  }
  if (!(typeof data.from === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/from/type", instanceLocation: "#/from" }]
    return false
  }
  if (!format3.test(data.from)) {
    validate.errors = [{ keywordLocation: "#/properties/from/format", instanceLocation: "#/from" }]
    return false
  }
  if (!(typeof data.to === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/to/type", instanceLocation: "#/to" }]
    return false
  }
  if (!format3.test(data.to)) {
    validate.errors = [{ keywordLocation: "#/properties/to/format", instanceLocation: "#/to" }]
    return false
  }
  if (!Array.isArray(data.events)) {
    validate.errors = [{ keywordLocation: "#/properties/events/type", instanceLocation: "#/events" }]
    return false
  }
  if (data.events.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/events/maxItems", instanceLocation: "#/events" }]
    return false
  }
  for (let ssssss = 0; ssssss < data.events.length; ssssss++) {
    if (data.events[ssssss] !== undefined && hasOwn(data.events, ssssss)) {
      const err298 = validate.errors
      const res298 = ref126(data.events[ssssss])
      const suberr298 = ref126.errors
      validate.errors = err298
      if (!res298) {
        validate.errors = [errorMerge(suberr298[0], "#/properties/events/items/$ref", "#/events/"+ssssss)]
        return false
      }
    }
  }
  if (!Array.isArray(data.tests)) {
    validate.errors = [{ keywordLocation: "#/properties/tests/type", instanceLocation: "#/tests" }]
    return false
  }
  if (data.tests.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/tests/maxItems", instanceLocation: "#/tests" }]
    return false
  }
  for (let tttttt = 0; tttttt < data.tests.length; tttttt++) {
    if (data.tests[tttttt] !== undefined && hasOwn(data.tests, tttttt)) {
      const err299 = validate.errors
      const res299 = ref181(data.tests[tttttt])
      const suberr299 = ref181.errors
      validate.errors = err299
      if (!res299) {
        validate.errors = [errorMerge(suberr299[0], "#/properties/tests/items/$ref", "#/tests/"+tttttt)]
        return false
      }
    }
  }
  if (!Array.isArray(data.stepMeans)) {
    validate.errors = [{ keywordLocation: "#/properties/stepMeans/type", instanceLocation: "#/stepMeans" }]
    return false
  }
  if (data.stepMeans.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/stepMeans/maxItems", instanceLocation: "#/stepMeans" }]
    return false
  }
  for (let uuuuuu = 0; uuuuuu < data.stepMeans.length; uuuuuu++) {
    if (data.stepMeans[uuuuuu] !== undefined && hasOwn(data.stepMeans, uuuuuu)) {
      const err300 = validate.errors
      const res300 = ref175(data.stepMeans[uuuuuu])
      const suberr300 = ref175.errors
      validate.errors = err300
      if (!res300) {
        validate.errors = [errorMerge(suberr300[0], "#/properties/stepMeans/items/$ref", "#/stepMeans/"+uuuuuu)]
        return false
      }
    }
  }
  if (!Array.isArray(data.losses)) {
    validate.errors = [{ keywordLocation: "#/properties/losses/type", instanceLocation: "#/losses" }]
    return false
  }
  if (data.losses.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/losses/maxItems", instanceLocation: "#/losses" }]
    return false
  }
  for (let vvvvvv = 0; vvvvvv < data.losses.length; vvvvvv++) {
    if (data.losses[vvvvvv] !== undefined && hasOwn(data.losses, vvvvvv)) {
      const err301 = validate.errors
      const res301 = ref35(data.losses[vvvvvv])
      const suberr301 = ref35.errors
      validate.errors = err301
      if (!res301) {
        validate.errors = [errorMerge(suberr301[0], "#/properties/losses/items/$ref", "#/losses/"+vvvvvv)]
        return false
      }
    }
  }
  if (!(typeof data.lossVersion === "string" || data.lossVersion === null)) {
    validate.errors = [{ keywordLocation: "#/properties/lossVersion/type", instanceLocation: "#/lossVersion" }]
    return false
  }
  if (typeof data.lossVersion === "string") {
    if (data.lossVersion.length > 16 && stringLength(data.lossVersion) > 16) {
      validate.errors = [{ keywordLocation: "#/properties/lossVersion/maxLength", instanceLocation: "#/lossVersion" }]
      return false
    }
  }
  return true
};
const ref183 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  const err302 = validate.errors
  const res302 = ref184(data.body)
  const suberr302 = ref184.errors
  validate.errors = err302
  if (!res302) {
    validate.errors = [errorMerge(suberr302[0], "#/properties/body/$ref", "#/body")]
    return false
  }
  return true
};
const ref188 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "string")) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!pattern2.test(data)) {
    validate.errors = [{ keywordLocation: "#/pattern", instanceLocation: "#" }]
    return false
  }
  return true
};
const ref187 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.name !== undefined && hasOwn(data, "name"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/name" }]
    return false
  }
  if (!(data.unit !== undefined && hasOwn(data, "unit"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/unit" }]
    return false
  }
  if (!(data.values !== undefined && hasOwn(data, "values"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/values" }]
    return false
  }
  const err305 = validate.errors
  const res305 = ref188(data.name)
  const suberr305 = ref188.errors
  validate.errors = err305
  if (!res305) {
    validate.errors = [errorMerge(suberr305[0], "#/properties/name/$ref", "#/name")]
    return false
  }
  if (!(typeof data.unit === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/unit/type", instanceLocation: "#/unit" }]
    return false
  }
  if (data.unit.length > 10000 && stringLength(data.unit) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/unit/maxLength", instanceLocation: "#/unit" }]
    return false
  }
  if (!Array.isArray(data.values)) {
    validate.errors = [{ keywordLocation: "#/properties/values/type", instanceLocation: "#/values" }]
    return false
  }
  if (data.values.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/values/maxItems", instanceLocation: "#/values" }]
    return false
  }
  for (let iiiiiii = 0; iiiiiii < data.values.length; iiiiiii++) {
    if (data.values[iiiiiii] !== undefined && hasOwn(data.values, iiiiiii)) {
      if (!(typeof data.values[iiiiiii] === "number" || data.values[iiiiiii] === null)) {
        validate.errors = [{ keywordLocation: "#/properties/values/items/type", instanceLocation: "#/values/"+iiiiiii }]
        return false
      }
      if (typeof data.values[iiiiiii] === "number") {
        if (!(-1000000000000000 <= data.values[iiiiiii])) {
          validate.errors = [{ keywordLocation: "#/properties/values/items/minimum", instanceLocation: "#/values/"+iiiiiii }]
          return false
        }
        if (!(1000000000000000 >= data.values[iiiiiii])) {
          validate.errors = [{ keywordLocation: "#/properties/values/items/maximum", instanceLocation: "#/values/"+iiiiiii }]
          return false
        }
      }
    }
  }
  return true
};
const ref186 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.well !== undefined && hasOwn(data, "well"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/well" }]
    return false
  }
  if (!(data.timeZone !== undefined && hasOwn(data, "timeZone"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/timeZone" }]
    return false
  }
  if (!(data.day !== undefined && hasOwn(data, "day"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/day" }]
    return false
  }
  if (!(data.begin !== undefined && hasOwn(data, "begin"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/begin" }]
    return false
  }
  if (!(data.end !== undefined && hasOwn(data, "end"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/end" }]
    return false
  }
  if (!(data.firstDay !== undefined && hasOwn(data, "firstDay"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/firstDay" }]
    return false
  }
  if (!(data.lastDay !== undefined && hasOwn(data, "lastDay"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/lastDay" }]
    return false
  }
  if (!(data.at !== undefined && hasOwn(data, "at"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/at" }]
    return false
  }
  if (!(data.quality !== undefined && hasOwn(data, "quality"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/quality" }]
    return false
  }
  if (!(data.signals !== undefined && hasOwn(data, "signals"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/signals" }]
    return false
  }
  if (!(data.events !== undefined && hasOwn(data, "events"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/events" }]
    return false
  }
  const err303 = validate.errors
  const res303 = ref41(data.well)
  const suberr303 = ref41.errors
  validate.errors = err303
  if (!res303) {
    validate.errors = [errorMerge(suberr303[0], "#/properties/well/$ref", "#/well")]
    return false
  }
  if (!(typeof data.timeZone === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/timeZone/type", instanceLocation: "#/timeZone" }]
    return false
  }
  if (data.timeZone.length > 10000 && stringLength(data.timeZone) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/timeZone/maxLength", instanceLocation: "#/timeZone" }]
    return false
  }
  if (!(typeof data.day === "string" || data.day === null)) {
    validate.errors = [{ keywordLocation: "#/properties/day/type", instanceLocation: "#/day" }]
    return false
  }
  if (typeof data.day === "string") {
    if (!format3.test(data.day)) {
      validate.errors = [{ keywordLocation: "#/properties/day/format", instanceLocation: "#/day" }]
      return false
    }
  }
  if (!(typeof data.begin === "string" || data.begin === null)) {
    validate.errors = [{ keywordLocation: "#/properties/begin/type", instanceLocation: "#/begin" }]
    return false
  }
  if (typeof data.begin === "string") {
    if (!format1.test(data.begin)) {
      validate.errors = [{ keywordLocation: "#/properties/begin/format", instanceLocation: "#/begin" }]
      return false
    }
  }
  if (!(typeof data.end === "string" || data.end === null)) {
    validate.errors = [{ keywordLocation: "#/properties/end/type", instanceLocation: "#/end" }]
    return false
  }
  if (typeof data.end === "string") {
    if (!format1.test(data.end)) {
      validate.errors = [{ keywordLocation: "#/properties/end/format", instanceLocation: "#/end" }]
      return false
    }
  }
  if (!(typeof data.firstDay === "string" || data.firstDay === null)) {
    validate.errors = [{ keywordLocation: "#/properties/firstDay/type", instanceLocation: "#/firstDay" }]
    return false
  }
  if (typeof data.firstDay === "string") {
    if (!format3.test(data.firstDay)) {
      validate.errors = [{ keywordLocation: "#/properties/firstDay/format", instanceLocation: "#/firstDay" }]
      return false
    }
  }
  if (!(typeof data.lastDay === "string" || data.lastDay === null)) {
    validate.errors = [{ keywordLocation: "#/properties/lastDay/type", instanceLocation: "#/lastDay" }]
    return false
  }
  if (typeof data.lastDay === "string") {
    if (!format3.test(data.lastDay)) {
      validate.errors = [{ keywordLocation: "#/properties/lastDay/format", instanceLocation: "#/lastDay" }]
      return false
    }
  }
  if (!Array.isArray(data.at)) {
    validate.errors = [{ keywordLocation: "#/properties/at/type", instanceLocation: "#/at" }]
    return false
  }
  if (data.at.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/at/maxItems", instanceLocation: "#/at" }]
    return false
  }
  for (let xxxxxx = 0; xxxxxx < data.at.length; xxxxxx++) {
    if (data.at[xxxxxx] !== undefined && hasOwn(data.at, xxxxxx)) {
      if (!(typeof data.at[xxxxxx] === "string")) {
        validate.errors = [{ keywordLocation: "#/properties/at/items/type", instanceLocation: "#/at/"+xxxxxx }]
        return false
      }
      if (!format1.test(data.at[xxxxxx])) {
        validate.errors = [{ keywordLocation: "#/properties/at/items/format", instanceLocation: "#/at/"+xxxxxx }]
        return false
      }
    }
  }
  if (!Array.isArray(data.quality)) {
    validate.errors = [{ keywordLocation: "#/properties/quality/type", instanceLocation: "#/quality" }]
    return false
  }
  if (data.quality.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/quality/maxItems", instanceLocation: "#/quality" }]
    return false
  }
  for (let yyyyyy = 0; yyyyyy < data.quality.length; yyyyyy++) {
    if (data.quality[yyyyyy] !== undefined && hasOwn(data.quality, yyyyyy)) {
      const err304 = validate.errors
      const res304 = ref34(data.quality[yyyyyy])
      const suberr304 = ref34.errors
      validate.errors = err304
      if (!res304) {
        validate.errors = [errorMerge(suberr304[0], "#/properties/quality/items/$ref", "#/quality/"+yyyyyy)]
        return false
      }
    }
  }
  if (!Array.isArray(data.signals)) {
    validate.errors = [{ keywordLocation: "#/properties/signals/type", instanceLocation: "#/signals" }]
    return false
  }
  if (data.signals.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/signals/maxItems", instanceLocation: "#/signals" }]
    return false
  }
  for (let zzzzzz = 0; zzzzzz < data.signals.length; zzzzzz++) {
    if (data.signals[zzzzzz] !== undefined && hasOwn(data.signals, zzzzzz)) {
      const err306 = validate.errors
      const res306 = ref187(data.signals[zzzzzz])
      const suberr306 = ref187.errors
      validate.errors = err306
      if (!res306) {
        validate.errors = [errorMerge(suberr306[0], "#/properties/signals/items/$ref", "#/signals/"+zzzzzz)]
        return false
      }
    }
  }
  if (!Array.isArray(data.events)) {
    validate.errors = [{ keywordLocation: "#/properties/events/type", instanceLocation: "#/events" }]
    return false
  }
  if (data.events.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/events/maxItems", instanceLocation: "#/events" }]
    return false
  }
  for (let jjjjjjj = 0; jjjjjjj < data.events.length; jjjjjjj++) {
    if (data.events[jjjjjjj] !== undefined && hasOwn(data.events, jjjjjjj)) {
      const err307 = validate.errors
      const res307 = ref126(data.events[jjjjjjj])
      const suberr307 = ref126.errors
      validate.errors = err307
      if (!res307) {
        validate.errors = [errorMerge(suberr307[0], "#/properties/events/items/$ref", "#/events/"+jjjjjjj)]
        return false
      }
    }
  }
  return true
};
const ref185 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  const err308 = validate.errors
  const res308 = ref186(data.body)
  const suberr308 = ref186.errors
  validate.errors = err308
  if (!res308) {
    validate.errors = [errorMerge(suberr308[0], "#/properties/body/$ref", "#/body")]
    return false
  }
  return true
};
const ref191 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "string")) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!pattern2.test(data)) {
    validate.errors = [{ keywordLocation: "#/pattern", instanceLocation: "#" }]
    return false
  }
  return true
};
const ref192 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.at !== undefined && hasOwn(data, "at"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/at" }]
    return false
  }
  if (!(data.by !== undefined && hasOwn(data, "by"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/by" }]
    return false
  }
  if (!(data.sensitivity !== undefined && hasOwn(data, "sensitivity"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/sensitivity" }]
    return false
  }
  if (!(typeof data.id === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/id/type", instanceLocation: "#/id" }]
    return false
  }
  if (!format4.test(data.id)) {
    validate.errors = [{ keywordLocation: "#/properties/id/format", instanceLocation: "#/id" }]
    return false
  }
  if (!(typeof data.at === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/at/type", instanceLocation: "#/at" }]
    return false
  }
  if (!format1.test(data.at)) {
    validate.errors = [{ keywordLocation: "#/properties/at/format", instanceLocation: "#/at" }]
    return false
  }
  if (!(typeof data.by === "string" || data.by === null)) {
    validate.errors = [{ keywordLocation: "#/properties/by/type", instanceLocation: "#/by" }]
    return false
  }
  if (typeof data.by === "string") {
    if (data.by.length > 10000 && stringLength(data.by) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/by/maxLength", instanceLocation: "#/by" }]
      return false
    }
  }
  const err312 = validate.errors
  const res312 = ref191(data.sensitivity)
  const suberr312 = ref191.errors
  validate.errors = err312
  if (!res312) {
    validate.errors = [errorMerge(suberr312[0], "#/properties/sensitivity/$ref", "#/sensitivity")]
    return false
  }
  return true
};
const ref190 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.well !== undefined && hasOwn(data, "well"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/well" }]
    return false
  }
  if (!(data.sensitivity !== undefined && hasOwn(data, "sensitivity"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/sensitivity" }]
    return false
  }
  if (!(data.version !== undefined && hasOwn(data, "version"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/version" }]
    return false
  }
  if (!(data.computed !== undefined && hasOwn(data, "computed"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/computed" }]
    return false
  }
  if (!(data.choices !== undefined && hasOwn(data, "choices"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/choices" }]
    return false
  }
  const err309 = validate.errors
  const res309 = ref41(data.well)
  const suberr309 = ref41.errors
  validate.errors = err309
  if (!res309) {
    validate.errors = [errorMerge(suberr309[0], "#/properties/well/$ref", "#/well")]
    return false
  }
  const err310 = validate.errors
  const res310 = ref191(data.sensitivity)
  const suberr310 = ref191.errors
  validate.errors = err310
  if (!res310) {
    validate.errors = [errorMerge(suberr310[0], "#/properties/sensitivity/$ref", "#/sensitivity")]
    return false
  }
  const err311 = validate.errors
  const res311 = ref107(data.version)
  const suberr311 = ref107.errors
  validate.errors = err311
  if (!res311) {
    validate.errors = [errorMerge(suberr311[0], "#/properties/version/$ref", "#/version")]
    return false
  }
  if (!(typeof data.computed === "boolean")) {
    validate.errors = [{ keywordLocation: "#/properties/computed/type", instanceLocation: "#/computed" }]
    return false
  }
  if (!Array.isArray(data.choices)) {
    validate.errors = [{ keywordLocation: "#/properties/choices/type", instanceLocation: "#/choices" }]
    return false
  }
  if (data.choices.length > 5) {
    validate.errors = [{ keywordLocation: "#/properties/choices/maxItems", instanceLocation: "#/choices" }]
    return false
  }
  for (let kkkkkkk = 0; kkkkkkk < data.choices.length; kkkkkkk++) {
    if (data.choices[kkkkkkk] !== undefined && hasOwn(data.choices, kkkkkkk)) {
      const err313 = validate.errors
      const res313 = ref192(data.choices[kkkkkkk])
      const suberr313 = ref192.errors
      validate.errors = err313
      if (!res313) {
        validate.errors = [errorMerge(suberr313[0], "#/properties/choices/items/$ref", "#/choices/"+kkkkkkk)]
        return false
      }
    }
  }
  return true
};
const ref189 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  const err314 = validate.errors
  const res314 = ref190(data.body)
  const suberr314 = ref190.errors
  validate.errors = err314
  if (!res314) {
    validate.errors = [errorMerge(suberr314[0], "#/properties/body/$ref", "#/body")]
    return false
  }
  return true
};
const ref197 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "string")) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!pattern2.test(data)) {
    validate.errors = [{ keywordLocation: "#/pattern", instanceLocation: "#" }]
    return false
  }
  return true
};
const ref199 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "string")) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!pattern2.test(data)) {
    validate.errors = [{ keywordLocation: "#/pattern", instanceLocation: "#" }]
    return false
  }
  return true
};
const ref198 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.name !== undefined && hasOwn(data, "name"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/name" }]
    return false
  }
  if (!(data.values !== undefined && hasOwn(data, "values"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/values" }]
    return false
  }
  const err318 = validate.errors
  const res318 = ref199(data.name)
  const suberr318 = ref199.errors
  validate.errors = err318
  if (!res318) {
    validate.errors = [errorMerge(suberr318[0], "#/properties/name/$ref", "#/name")]
    return false
  }
  const err319 = validate.errors
  const res319 = ref174(data.values)
  const suberr319 = ref174.errors
  validate.errors = err319
  if (!res319) {
    validate.errors = [errorMerge(suberr319[0], "#/properties/values/$ref", "#/values")]
    return false
  }
  return true
};
const ref196 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.track !== undefined && hasOwn(data, "track"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/track" }]
    return false
  }
  if (!(data.unit !== undefined && hasOwn(data, "unit"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/unit" }]
    return false
  }
  if (!(data.day !== undefined && hasOwn(data, "day"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/day" }]
    return false
  }
  if (!(data.lines !== undefined && hasOwn(data, "lines"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/lines" }]
    return false
  }
  const err317 = validate.errors
  const res317 = ref197(data.track)
  const suberr317 = ref197.errors
  validate.errors = err317
  if (!res317) {
    validate.errors = [errorMerge(suberr317[0], "#/properties/track/$ref", "#/track")]
    return false
  }
  if (!(typeof data.unit === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/unit/type", instanceLocation: "#/unit" }]
    return false
  }
  if (data.unit.length > 10000 && stringLength(data.unit) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/unit/maxLength", instanceLocation: "#/unit" }]
    return false
  }
  if (!Array.isArray(data.day)) {
    validate.errors = [{ keywordLocation: "#/properties/day/type", instanceLocation: "#/day" }]
    return false
  }
  if (data.day.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/day/maxItems", instanceLocation: "#/day" }]
    return false
  }
  for (let nnnnnnn = 0; nnnnnnn < data.day.length; nnnnnnn++) {
    if (data.day[nnnnnnn] !== undefined && hasOwn(data.day, nnnnnnn)) {
      if (!(typeof data.day[nnnnnnn] === "string")) {
        validate.errors = [{ keywordLocation: "#/properties/day/items/type", instanceLocation: "#/day/"+nnnnnnn }]
        return false
      }
      if (!format3.test(data.day[nnnnnnn])) {
        validate.errors = [{ keywordLocation: "#/properties/day/items/format", instanceLocation: "#/day/"+nnnnnnn }]
        return false
      }
    }
  }
  if (!Array.isArray(data.lines)) {
    validate.errors = [{ keywordLocation: "#/properties/lines/type", instanceLocation: "#/lines" }]
    return false
  }
  if (data.lines.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/lines/maxItems", instanceLocation: "#/lines" }]
    return false
  }
  for (let ooooooo = 0; ooooooo < data.lines.length; ooooooo++) {
    if (data.lines[ooooooo] !== undefined && hasOwn(data.lines, ooooooo)) {
      const err320 = validate.errors
      const res320 = ref198(data.lines[ooooooo])
      const suberr320 = ref198.errors
      validate.errors = err320
      if (!res320) {
        validate.errors = [errorMerge(suberr320[0], "#/properties/lines/items/$ref", "#/lines/"+ooooooo)]
        return false
      }
    }
  }
  return true
};
const ref195 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.well !== undefined && hasOwn(data, "well"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/well" }]
    return false
  }
  if (!(data.flowKind !== undefined && hasOwn(data, "flowKind"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/flowKind" }]
    return false
  }
  if (!(data.rows !== undefined && hasOwn(data, "rows"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/rows" }]
    return false
  }
  if (!(data.tracks !== undefined && hasOwn(data, "tracks"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/tracks" }]
    return false
  }
  const err315 = validate.errors
  const res315 = ref41(data.well)
  const suberr315 = ref41.errors
  validate.errors = err315
  if (!res315) {
    validate.errors = [errorMerge(suberr315[0], "#/properties/well/$ref", "#/well")]
    return false
  }
  const err316 = validate.errors
  const res316 = ref171(data.flowKind)
  const suberr316 = ref171.errors
  validate.errors = err316
  if (!res316) {
    validate.errors = [errorMerge(suberr316[0], "#/properties/flowKind/$ref", "#/flowKind")]
    return false
  }
  if (!Number.isInteger(data.rows)) {
    validate.errors = [{ keywordLocation: "#/properties/rows/type", instanceLocation: "#/rows" }]
    return false
  }
  if (!(0 <= data.rows)) {
    validate.errors = [{ keywordLocation: "#/properties/rows/minimum", instanceLocation: "#/rows" }]
    return false
  }
  if (!(1000000000000000 >= data.rows)) {
    validate.errors = [{ keywordLocation: "#/properties/rows/maximum", instanceLocation: "#/rows" }]
    return false
  }
  if (!Array.isArray(data.tracks)) {
    validate.errors = [{ keywordLocation: "#/properties/tracks/type", instanceLocation: "#/tracks" }]
    return false
  }
  if (data.tracks.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/tracks/maxItems", instanceLocation: "#/tracks" }]
    return false
  }
  for (let mmmmmmm = 0; mmmmmmm < data.tracks.length; mmmmmmm++) {
    if (data.tracks[mmmmmmm] !== undefined && hasOwn(data.tracks, mmmmmmm)) {
      const err321 = validate.errors
      const res321 = ref196(data.tracks[mmmmmmm])
      const suberr321 = ref196.errors
      validate.errors = err321
      if (!res321) {
        validate.errors = [errorMerge(suberr321[0], "#/properties/tracks/items/$ref", "#/tracks/"+mmmmmmm)]
        return false
      }
    }
  }
  return true
};
const ref194 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.from !== undefined && hasOwn(data, "from"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/from" }]
    return false
  }
  if (!(data.to !== undefined && hasOwn(data, "to"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/to" }]
    return false
  }
  if (!(data.partDays !== undefined && hasOwn(data, "partDays"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/partDays" }]
    return false
  }
  if (!(data.wells !== undefined && hasOwn(data, "wells"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/wells" }]
    return false
  }
  if (!(typeof data.from === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/from/type", instanceLocation: "#/from" }]
    return false
  }
  if (!format3.test(data.from)) {
    validate.errors = [{ keywordLocation: "#/properties/from/format", instanceLocation: "#/from" }]
    return false
  }
  if (!(typeof data.to === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/to/type", instanceLocation: "#/to" }]
    return false
  }
  if (!format3.test(data.to)) {
    validate.errors = [{ keywordLocation: "#/properties/to/format", instanceLocation: "#/to" }]
    return false
  }
  if (!Number.isInteger(data.partDays)) {
    validate.errors = [{ keywordLocation: "#/properties/partDays/type", instanceLocation: "#/partDays" }]
    return false
  }
  if (!(1 <= data.partDays)) {
    validate.errors = [{ keywordLocation: "#/properties/partDays/minimum", instanceLocation: "#/partDays" }]
    return false
  }
  if (!(1000000000000000 >= data.partDays)) {
    validate.errors = [{ keywordLocation: "#/properties/partDays/maximum", instanceLocation: "#/partDays" }]
    return false
  }
  if (!Array.isArray(data.wells)) {
    validate.errors = [{ keywordLocation: "#/properties/wells/type", instanceLocation: "#/wells" }]
    return false
  }
  if (data.wells.length > 20) {
    validate.errors = [{ keywordLocation: "#/properties/wells/maxItems", instanceLocation: "#/wells" }]
    return false
  }
  for (let lllllll = 0; lllllll < data.wells.length; lllllll++) {
    if (data.wells[lllllll] !== undefined && hasOwn(data.wells, lllllll)) {
      const err322 = validate.errors
      const res322 = ref195(data.wells[lllllll])
      const suberr322 = ref195.errors
      validate.errors = err322
      if (!res322) {
        validate.errors = [errorMerge(suberr322[0], "#/properties/wells/items/$ref", "#/wells/"+lllllll)]
        return false
      }
    }
  }
  return true
};
const ref193 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  const err323 = validate.errors
  const res323 = ref194(data.body)
  const suberr323 = ref194.errors
  validate.errors = err323
  if (!res323) {
    validate.errors = [errorMerge(suberr323[0], "#/properties/body/$ref", "#/body")]
    return false
  }
  return true
};
const ref203 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "string")) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!pattern2.test(data)) {
    validate.errors = [{ keywordLocation: "#/pattern", instanceLocation: "#" }]
    return false
  }
  return true
};
const ref202 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.kind !== undefined && hasOwn(data, "kind"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/kind" }]
    return false
  }
  if (!(data.count !== undefined && hasOwn(data, "count"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/count" }]
    return false
  }
  const err324 = validate.errors
  const res324 = ref203(data.kind)
  const suberr324 = ref203.errors
  validate.errors = err324
  if (!res324) {
    validate.errors = [errorMerge(suberr324[0], "#/properties/kind/$ref", "#/kind")]
    return false
  }
  if (!Number.isInteger(data.count)) {
    validate.errors = [{ keywordLocation: "#/properties/count/type", instanceLocation: "#/count" }]
    return false
  }
  if (!(0 <= data.count)) {
    validate.errors = [{ keywordLocation: "#/properties/count/minimum", instanceLocation: "#/count" }]
    return false
  }
  if (!(1000000000000000 >= data.count)) {
    validate.errors = [{ keywordLocation: "#/properties/count/maximum", instanceLocation: "#/count" }]
    return false
  }
  return true
};
const ref205 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.from !== undefined && hasOwn(data, "from"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/from" }]
    return false
  }
  if (!(data.to !== undefined && hasOwn(data, "to"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/to" }]
    return false
  }
  if (!Number.isInteger(data.from)) {
    validate.errors = [{ keywordLocation: "#/properties/from/type", instanceLocation: "#/from" }]
    return false
  }
  if (!(0 <= data.from)) {
    validate.errors = [{ keywordLocation: "#/properties/from/minimum", instanceLocation: "#/from" }]
    return false
  }
  if (!(1000000000000000 >= data.from)) {
    validate.errors = [{ keywordLocation: "#/properties/from/maximum", instanceLocation: "#/from" }]
    return false
  }
  if (!Number.isInteger(data.to)) {
    validate.errors = [{ keywordLocation: "#/properties/to/type", instanceLocation: "#/to" }]
    return false
  }
  if (!(1 <= data.to)) {
    validate.errors = [{ keywordLocation: "#/properties/to/minimum", instanceLocation: "#/to" }]
    return false
  }
  if (!(1000000000000000 >= data.to)) {
    validate.errors = [{ keywordLocation: "#/properties/to/maximum", instanceLocation: "#/to" }]
    return false
  }
  return true
};
const ref206 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.name !== undefined && hasOwn(data, "name"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/name" }]
    return false
  }
  const err330 = validate.errors
  const res330 = ref2(data.id)
  const suberr330 = ref2.errors
  validate.errors = err330
  if (!res330) {
    validate.errors = [errorMerge(suberr330[0], "#/properties/id/$ref", "#/id")]
    return false
  }
  if (!(typeof data.name === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/name/type", instanceLocation: "#/name" }]
    return false
  }
  if (data.name.length > 10000 && stringLength(data.name) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/name/maxLength", instanceLocation: "#/name" }]
    return false
  }
  return true
};
const ref207 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.day !== undefined && hasOwn(data, "day"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/day" }]
    return false
  }
  if (!(data.volume !== undefined && hasOwn(data, "volume"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/volume" }]
    return false
  }
  if (!(typeof data.day === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/day/type", instanceLocation: "#/day" }]
    return false
  }
  if (!format3.test(data.day)) {
    validate.errors = [{ keywordLocation: "#/properties/day/format", instanceLocation: "#/day" }]
    return false
  }
  if (!(typeof data.volume === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/volume/type", instanceLocation: "#/volume" }]
    return false
  }
  if (!(-1000000000000000 <= data.volume)) {
    validate.errors = [{ keywordLocation: "#/properties/volume/minimum", instanceLocation: "#/volume" }]
    return false
  }
  if (!(1000000000000000 >= data.volume)) {
    validate.errors = [{ keywordLocation: "#/properties/volume/maximum", instanceLocation: "#/volume" }]
    return false
  }
  return true
};
const ref208 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.variable !== undefined && hasOwn(data, "variable"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/variable" }]
    return false
  }
  if (!(data.before !== undefined && hasOwn(data, "before"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/before" }]
    return false
  }
  if (!(data.after !== undefined && hasOwn(data, "after"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/after" }]
    return false
  }
  if (!(data.unit !== undefined && hasOwn(data, "unit"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/unit" }]
    return false
  }
  const err334 = validate.errors
  const res334 = ref23(data.variable)
  const suberr334 = ref23.errors
  validate.errors = err334
  if (!res334) {
    validate.errors = [errorMerge(suberr334[0], "#/properties/variable/$ref", "#/variable")]
    return false
  }
  if (!(typeof data.before === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/before/type", instanceLocation: "#/before" }]
    return false
  }
  if (!(-1000000000000000 <= data.before)) {
    validate.errors = [{ keywordLocation: "#/properties/before/minimum", instanceLocation: "#/before" }]
    return false
  }
  if (!(1000000000000000 >= data.before)) {
    validate.errors = [{ keywordLocation: "#/properties/before/maximum", instanceLocation: "#/before" }]
    return false
  }
  if (!(typeof data.after === "number")) {
    validate.errors = [{ keywordLocation: "#/properties/after/type", instanceLocation: "#/after" }]
    return false
  }
  if (!(-1000000000000000 <= data.after)) {
    validate.errors = [{ keywordLocation: "#/properties/after/minimum", instanceLocation: "#/after" }]
    return false
  }
  if (!(1000000000000000 >= data.after)) {
    validate.errors = [{ keywordLocation: "#/properties/after/maximum", instanceLocation: "#/after" }]
    return false
  }
  if (!(typeof data.unit === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/unit/type", instanceLocation: "#/unit" }]
    return false
  }
  if (data.unit.length > 10000 && stringLength(data.unit) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/unit/maxLength", instanceLocation: "#/unit" }]
    return false
  }
  return true
};
const ref204 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.kind !== undefined && hasOwn(data, "kind"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/kind" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.name !== undefined && hasOwn(data, "name"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/name" }]
    return false
  }
  if (!(data.marks !== undefined && hasOwn(data, "marks"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/marks" }]
    return false
  }
  if (!(data.well !== undefined && hasOwn(data, "well"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/well" }]
    return false
  }
  if (!(data.field !== undefined && hasOwn(data, "field"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/field" }]
    return false
  }
  if (!(data.area !== undefined && hasOwn(data, "area"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/area" }]
    return false
  }
  if (!(data.businessUnit !== undefined && hasOwn(data, "businessUnit"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/businessUnit" }]
    return false
  }
  if (!(data.subject !== undefined && hasOwn(data, "subject"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/subject" }]
    return false
  }
  if (!(data.status !== undefined && hasOwn(data, "status"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/status" }]
    return false
  }
  if (!(data.severity !== undefined && hasOwn(data, "severity"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/severity" }]
    return false
  }
  if (!(data.day !== undefined && hasOwn(data, "day"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/day" }]
    return false
  }
  if (!(data.isOpen !== undefined && hasOwn(data, "isOpen"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/isOpen" }]
    return false
  }
  if (!(data.isLike !== undefined && hasOwn(data, "isLike"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/isLike" }]
    return false
  }
  if (!(data.latestOil !== undefined && hasOwn(data, "latestOil"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/latestOil" }]
    return false
  }
  if (!(data.change !== undefined && hasOwn(data, "change"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/change" }]
    return false
  }
  const err326 = validate.errors
  const res326 = ref203(data.kind)
  const suberr326 = ref203.errors
  validate.errors = err326
  if (!res326) {
    validate.errors = [errorMerge(suberr326[0], "#/properties/kind/$ref", "#/kind")]
    return false
  }
  const err327 = validate.errors
  const res327 = ref2(data.id)
  const suberr327 = ref2.errors
  validate.errors = err327
  if (!res327) {
    validate.errors = [errorMerge(suberr327[0], "#/properties/id/$ref", "#/id")]
    return false
  }
  if (!(typeof data.name === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/name/type", instanceLocation: "#/name" }]
    return false
  }
  if (data.name.length > 10000 && stringLength(data.name) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/name/maxLength", instanceLocation: "#/name" }]
    return false
  }
  if (!Array.isArray(data.marks)) {
    validate.errors = [{ keywordLocation: "#/properties/marks/type", instanceLocation: "#/marks" }]
    return false
  }
  if (data.marks.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/marks/maxItems", instanceLocation: "#/marks" }]
    return false
  }
  for (let rrrrrrr = 0; rrrrrrr < data.marks.length; rrrrrrr++) {
    if (data.marks[rrrrrrr] !== undefined && hasOwn(data.marks, rrrrrrr)) {
      const err328 = validate.errors
      const res328 = ref205(data.marks[rrrrrrr])
      const suberr328 = ref205.errors
      validate.errors = err328
      if (!res328) {
        validate.errors = [errorMerge(suberr328[0], "#/properties/marks/items/$ref", "#/marks/"+rrrrrrr)]
        return false
      }
    }
  }
  let passes40 = 0
  const sub80 = (() => {
    const err329 = validate.errors
    const res329 = ref41(data.well)
    const suberr329 = ref41.errors
    validate.errors = err329
    if (!res329) return false
    return true
  })()
  if (sub80) passes40++
  const sub81 = (() => {
    if (!(data.well === null)) return false
    return true
  })()
  if (sub81) passes40++
  if (passes40 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/well/oneOf", instanceLocation: "#/well" }]
    return false
  }
  const err331 = validate.errors
  const res331 = ref206(data.field)
  const suberr331 = ref206.errors
  validate.errors = err331
  if (!res331) {
    validate.errors = [errorMerge(suberr331[0], "#/properties/field/$ref", "#/field")]
    return false
  }
  if (!(typeof data.area === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/area/type", instanceLocation: "#/area" }]
    return false
  }
  if (data.area.length > 10000 && stringLength(data.area) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/area/maxLength", instanceLocation: "#/area" }]
    return false
  }
  if (!(typeof data.businessUnit === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/businessUnit/type", instanceLocation: "#/businessUnit" }]
    return false
  }
  if (data.businessUnit.length > 10000 && stringLength(data.businessUnit) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/businessUnit/maxLength", instanceLocation: "#/businessUnit" }]
    return false
  }
  if (!(typeof data.subject === "string" || data.subject === null)) {
    validate.errors = [{ keywordLocation: "#/properties/subject/type", instanceLocation: "#/subject" }]
    return false
  }
  if (typeof data.subject === "string") {
    if (data.subject.length > 10000 && stringLength(data.subject) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/subject/maxLength", instanceLocation: "#/subject" }]
      return false
    }
  }
  if (!(typeof data.status === "string" || data.status === null)) {
    validate.errors = [{ keywordLocation: "#/properties/status/type", instanceLocation: "#/status" }]
    return false
  }
  if (typeof data.status === "string") {
    if (data.status.length > 10000 && stringLength(data.status) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/status/maxLength", instanceLocation: "#/status" }]
      return false
    }
  }
  let passes41 = 0
  const sub82 = (() => {
    const err332 = validate.errors
    const res332 = ref125(data.severity)
    const suberr332 = ref125.errors
    validate.errors = err332
    if (!res332) return false
    return true
  })()
  if (sub82) passes41++
  const sub83 = (() => {
    if (!(data.severity === null)) return false
    return true
  })()
  if (sub83) passes41++
  if (passes41 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/severity/oneOf", instanceLocation: "#/severity" }]
    return false
  }
  if (!(typeof data.day === "string" || data.day === null)) {
    validate.errors = [{ keywordLocation: "#/properties/day/type", instanceLocation: "#/day" }]
    return false
  }
  if (typeof data.day === "string") {
    if (!format3.test(data.day)) {
      validate.errors = [{ keywordLocation: "#/properties/day/format", instanceLocation: "#/day" }]
      return false
    }
  }
  if (!(typeof data.isOpen === "boolean")) {
    validate.errors = [{ keywordLocation: "#/properties/isOpen/type", instanceLocation: "#/isOpen" }]
    return false
  }
  if (!(typeof data.isLike === "boolean")) {
    validate.errors = [{ keywordLocation: "#/properties/isLike/type", instanceLocation: "#/isLike" }]
    return false
  }
  let passes42 = 0
  const sub84 = (() => {
    const err333 = validate.errors
    const res333 = ref207(data.latestOil)
    const suberr333 = ref207.errors
    validate.errors = err333
    if (!res333) return false
    return true
  })()
  if (sub84) passes42++
  const sub85 = (() => {
    if (!(data.latestOil === null)) return false
    return true
  })()
  if (sub85) passes42++
  if (passes42 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/latestOil/oneOf", instanceLocation: "#/latestOil" }]
    return false
  }
  let passes43 = 0
  const sub86 = (() => {
    const err335 = validate.errors
    const res335 = ref208(data.change)
    const suberr335 = ref208.errors
    validate.errors = err335
    if (!res335) return false
    return true
  })()
  if (sub86) passes43++
  const sub87 = (() => {
    if (!(data.change === null)) return false
    return true
  })()
  if (sub87) passes43++
  if (passes43 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/change/oneOf", instanceLocation: "#/change" }]
    return false
  }
  return true
};
const ref201 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.total !== undefined && hasOwn(data, "total"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/total" }]
    return false
  }
  if (!(data.counts !== undefined && hasOwn(data, "counts"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/counts" }]
    return false
  }
  if (!(data.results !== undefined && hasOwn(data, "results"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/results" }]
    return false
  }
  if (!Number.isInteger(data.total)) {
    validate.errors = [{ keywordLocation: "#/properties/total/type", instanceLocation: "#/total" }]
    return false
  }
  if (!(0 <= data.total)) {
    validate.errors = [{ keywordLocation: "#/properties/total/minimum", instanceLocation: "#/total" }]
    return false
  }
  if (!(1000000000000000 >= data.total)) {
    validate.errors = [{ keywordLocation: "#/properties/total/maximum", instanceLocation: "#/total" }]
    return false
  }
  if (!Array.isArray(data.counts)) {
    validate.errors = [{ keywordLocation: "#/properties/counts/type", instanceLocation: "#/counts" }]
    return false
  }
  if (data.counts.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/counts/maxItems", instanceLocation: "#/counts" }]
    return false
  }
  for (let ppppppp = 0; ppppppp < data.counts.length; ppppppp++) {
    if (data.counts[ppppppp] !== undefined && hasOwn(data.counts, ppppppp)) {
      const err325 = validate.errors
      const res325 = ref202(data.counts[ppppppp])
      const suberr325 = ref202.errors
      validate.errors = err325
      if (!res325) {
        validate.errors = [errorMerge(suberr325[0], "#/properties/counts/items/$ref", "#/counts/"+ppppppp)]
        return false
      }
    }
  }
  if (!Array.isArray(data.results)) {
    validate.errors = [{ keywordLocation: "#/properties/results/type", instanceLocation: "#/results" }]
    return false
  }
  if (data.results.length > 50) {
    validate.errors = [{ keywordLocation: "#/properties/results/maxItems", instanceLocation: "#/results" }]
    return false
  }
  for (let qqqqqqq = 0; qqqqqqq < data.results.length; qqqqqqq++) {
    if (data.results[qqqqqqq] !== undefined && hasOwn(data.results, qqqqqqq)) {
      const err336 = validate.errors
      const res336 = ref204(data.results[qqqqqqq])
      const suberr336 = ref204.errors
      validate.errors = err336
      if (!res336) {
        validate.errors = [errorMerge(suberr336[0], "#/properties/results/items/$ref", "#/results/"+qqqqqqq)]
        return false
      }
    }
  }
  return true
};
const ref200 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  const err337 = validate.errors
  const res337 = ref201(data.body)
  const suberr337 = ref201.errors
  validate.errors = err337
  if (!res337) {
    validate.errors = [errorMerge(suberr337[0], "#/properties/body/$ref", "#/body")]
    return false
  }
  return true
};
const ref209 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let sssssss = 0; sssssss < data.body.length; sssssss++) {
    if (data.body[sssssss] !== undefined && hasOwn(data.body, sssssss)) {
      const err338 = validate.errors
      const res338 = ref204(data.body[sssssss])
      const suberr338 = ref204.errors
      validate.errors = err338
      if (!res338) {
        validate.errors = [errorMerge(suberr338[0], "#/properties/body/items/$ref", "#/body/"+sssssss)]
        return false
      }
    }
  }
  return true
};
const pattern6 = new RegExp("^[a-z][A-Za-z0-9]*$", "u");
const ref212 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "string")) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (data.length > 40 && stringLength(data) > 40) {
    validate.errors = [{ keywordLocation: "#/maxLength", instanceLocation: "#" }]
    return false
  }
  if (data.length < 1 || stringLength(data) < 1) {
    validate.errors = [{ keywordLocation: "#/minLength", instanceLocation: "#" }]
    return false
  }
  if (!pattern6.test(data)) {
    validate.errors = [{ keywordLocation: "#/pattern", instanceLocation: "#" }]
    return false
  }
  return true
};
const pattern7 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");
const ref211 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.list !== undefined && hasOwn(data, "list"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/list" }]
    return false
  }
  if (!(data.name !== undefined && hasOwn(data, "name"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/name" }]
    return false
  }
  if (!(data.slug !== undefined && hasOwn(data, "slug"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/slug" }]
    return false
  }
  if (!(data.address !== undefined && hasOwn(data, "address"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/address" }]
    return false
  }
  if (!(data.shared !== undefined && hasOwn(data, "shared"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/shared" }]
    return false
  }
  if (!(data.mine !== undefined && hasOwn(data, "mine"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/mine" }]
    return false
  }
  if (!(data.removable !== undefined && hasOwn(data, "removable"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/removable" }]
    return false
  }
  if (!(data.ownerName !== undefined && hasOwn(data, "ownerName"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/ownerName" }]
    return false
  }
  if (!(data.updatedAt !== undefined && hasOwn(data, "updatedAt"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/updatedAt" }]
    return false
  }
  if (!(data.version !== undefined && hasOwn(data, "version"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/version" }]
    return false
  }
  const err339 = validate.errors
  const res339 = ref2(data.id)
  const suberr339 = ref2.errors
  validate.errors = err339
  if (!res339) {
    validate.errors = [errorMerge(suberr339[0], "#/properties/id/$ref", "#/id")]
    return false
  }
  const err340 = validate.errors
  const res340 = ref212(data.list)
  const suberr340 = ref212.errors
  validate.errors = err340
  if (!res340) {
    validate.errors = [errorMerge(suberr340[0], "#/properties/list/$ref", "#/list")]
    return false
  }
  if (!(typeof data.name === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/name/type", instanceLocation: "#/name" }]
    return false
  }
  if (data.name.length > 80 && stringLength(data.name) > 80) {
    validate.errors = [{ keywordLocation: "#/properties/name/maxLength", instanceLocation: "#/name" }]
    return false
  }
  if (!(typeof data.slug === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/slug/type", instanceLocation: "#/slug" }]
    return false
  }
  if (data.slug.length > 80 && stringLength(data.slug) > 80) {
    validate.errors = [{ keywordLocation: "#/properties/slug/maxLength", instanceLocation: "#/slug" }]
    return false
  }
  if (!pattern7.test(data.slug)) {
    validate.errors = [{ keywordLocation: "#/properties/slug/pattern", instanceLocation: "#/slug" }]
    return false
  }
  if (!(typeof data.address === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/address/type", instanceLocation: "#/address" }]
    return false
  }
  if (data.address.length > 4000 && stringLength(data.address) > 4000) {
    validate.errors = [{ keywordLocation: "#/properties/address/maxLength", instanceLocation: "#/address" }]
    return false
  }
  if (!(typeof data.shared === "boolean")) {
    validate.errors = [{ keywordLocation: "#/properties/shared/type", instanceLocation: "#/shared" }]
    return false
  }
  if (!(typeof data.mine === "boolean")) {
    validate.errors = [{ keywordLocation: "#/properties/mine/type", instanceLocation: "#/mine" }]
    return false
  }
  if (!(typeof data.removable === "boolean")) {
    validate.errors = [{ keywordLocation: "#/properties/removable/type", instanceLocation: "#/removable" }]
    return false
  }
  if (!(typeof data.ownerName === "string" || data.ownerName === null)) {
    validate.errors = [{ keywordLocation: "#/properties/ownerName/type", instanceLocation: "#/ownerName" }]
    return false
  }
  if (typeof data.ownerName === "string") {
    if (data.ownerName.length > 10000 && stringLength(data.ownerName) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/ownerName/maxLength", instanceLocation: "#/ownerName" }]
      return false
    }
  }
  if (!(typeof data.updatedAt === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/updatedAt/type", instanceLocation: "#/updatedAt" }]
    return false
  }
  if (!format1.test(data.updatedAt)) {
    validate.errors = [{ keywordLocation: "#/properties/updatedAt/format", instanceLocation: "#/updatedAt" }]
    return false
  }
  const err341 = validate.errors
  const res341 = ref107(data.version)
  const suberr341 = ref107.errors
  validate.errors = err341
  if (!res341) {
    validate.errors = [errorMerge(suberr341[0], "#/properties/version/$ref", "#/version")]
    return false
  }
  return true
};
const ref210 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (data.headers["x-next-cursor"] !== undefined && hasOwn(data.headers, "x-next-cursor")) {
    if (!(typeof data.headers["x-next-cursor"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/type", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
    if (data.headers["x-next-cursor"].length > 512 && stringLength(data.headers["x-next-cursor"]) > 512) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/maxLength", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let ttttttt = 0; ttttttt < data.body.length; ttttttt++) {
    if (data.body[ttttttt] !== undefined && hasOwn(data.body, ttttttt)) {
      const err342 = validate.errors
      const res342 = ref211(data.body[ttttttt])
      const suberr342 = ref211.errors
      validate.errors = err342
      if (!res342) {
        validate.errors = [errorMerge(suberr342[0], "#/properties/body/items/$ref", "#/body/"+ttttttt)]
        return false
      }
    }
  }
  return true
};
const ref213 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  const err343 = validate.errors
  const res343 = ref211(data.body)
  const suberr343 = ref211.errors
  validate.errors = err343
  if (!res343) {
    validate.errors = [errorMerge(suberr343[0], "#/properties/body/$ref", "#/body")]
    return false
  }
  return true
};
const ref215 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.address !== undefined && hasOwn(data, "address"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/address" }]
    return false
  }
  if (!(data.createdAt !== undefined && hasOwn(data, "createdAt"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/createdAt" }]
    return false
  }
  if (!(typeof data.address === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/address/type", instanceLocation: "#/address" }]
    return false
  }
  if (data.address.length > 4000 && stringLength(data.address) > 4000) {
    validate.errors = [{ keywordLocation: "#/properties/address/maxLength", instanceLocation: "#/address" }]
    return false
  }
  if (!(typeof data.createdAt === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/createdAt/type", instanceLocation: "#/createdAt" }]
    return false
  }
  if (!format1.test(data.createdAt)) {
    validate.errors = [{ keywordLocation: "#/properties/createdAt/format", instanceLocation: "#/createdAt" }]
    return false
  }
  return true
};
const ref214 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  const err344 = validate.errors
  const res344 = ref215(data.body)
  const suberr344 = ref215.errors
  validate.errors = err344
  if (!res344) {
    validate.errors = [errorMerge(suberr344[0], "#/properties/body/$ref", "#/body")]
    return false
  }
  return true
};
const ref217 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.well !== undefined && hasOwn(data, "well"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/well" }]
    return false
  }
  if (!(data.field !== undefined && hasOwn(data, "field"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/field" }]
    return false
  }
  if (!(data.day !== undefined && hasOwn(data, "day"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/day" }]
    return false
  }
  if (!(data.text !== undefined && hasOwn(data, "text"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/text" }]
    return false
  }
  if (!(data.authorName !== undefined && hasOwn(data, "authorName"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/authorName" }]
    return false
  }
  if (!(data.mine !== undefined && hasOwn(data, "mine"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/mine" }]
    return false
  }
  if (!(data.removable !== undefined && hasOwn(data, "removable"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/removable" }]
    return false
  }
  if (!(data.createdAt !== undefined && hasOwn(data, "createdAt"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/createdAt" }]
    return false
  }
  if (!(data.updatedAt !== undefined && hasOwn(data, "updatedAt"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/updatedAt" }]
    return false
  }
  if (!(data.version !== undefined && hasOwn(data, "version"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/version" }]
    return false
  }
  const err345 = validate.errors
  const res345 = ref2(data.id)
  const suberr345 = ref2.errors
  validate.errors = err345
  if (!res345) {
    validate.errors = [errorMerge(suberr345[0], "#/properties/id/$ref", "#/id")]
    return false
  }
  let passes44 = 0
  const sub88 = (() => {
    const err346 = validate.errors
    const res346 = ref41(data.well)
    const suberr346 = ref41.errors
    validate.errors = err346
    if (!res346) return false
    return true
  })()
  if (sub88) passes44++
  const sub89 = (() => {
    if (!(data.well === null)) return false
    return true
  })()
  if (sub89) passes44++
  if (passes44 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/well/oneOf", instanceLocation: "#/well" }]
    return false
  }
  const err347 = validate.errors
  const res347 = ref206(data.field)
  const suberr347 = ref206.errors
  validate.errors = err347
  if (!res347) {
    validate.errors = [errorMerge(suberr347[0], "#/properties/field/$ref", "#/field")]
    return false
  }
  if (!(typeof data.day === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/day/type", instanceLocation: "#/day" }]
    return false
  }
  if (!format3.test(data.day)) {
    validate.errors = [{ keywordLocation: "#/properties/day/format", instanceLocation: "#/day" }]
    return false
  }
  if (!(typeof data.text === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/text/type", instanceLocation: "#/text" }]
    return false
  }
  if (data.text.length > 1000 && stringLength(data.text) > 1000) {
    validate.errors = [{ keywordLocation: "#/properties/text/maxLength", instanceLocation: "#/text" }]
    return false
  }
  if (!(typeof data.authorName === "string" || data.authorName === null)) {
    validate.errors = [{ keywordLocation: "#/properties/authorName/type", instanceLocation: "#/authorName" }]
    return false
  }
  if (typeof data.authorName === "string") {
    if (data.authorName.length > 10000 && stringLength(data.authorName) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/authorName/maxLength", instanceLocation: "#/authorName" }]
      return false
    }
  }
  if (!(typeof data.mine === "boolean")) {
    validate.errors = [{ keywordLocation: "#/properties/mine/type", instanceLocation: "#/mine" }]
    return false
  }
  if (!(typeof data.removable === "boolean")) {
    validate.errors = [{ keywordLocation: "#/properties/removable/type", instanceLocation: "#/removable" }]
    return false
  }
  if (!(typeof data.createdAt === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/createdAt/type", instanceLocation: "#/createdAt" }]
    return false
  }
  if (!format1.test(data.createdAt)) {
    validate.errors = [{ keywordLocation: "#/properties/createdAt/format", instanceLocation: "#/createdAt" }]
    return false
  }
  if (!(typeof data.updatedAt === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/updatedAt/type", instanceLocation: "#/updatedAt" }]
    return false
  }
  if (!format1.test(data.updatedAt)) {
    validate.errors = [{ keywordLocation: "#/properties/updatedAt/format", instanceLocation: "#/updatedAt" }]
    return false
  }
  const err348 = validate.errors
  const res348 = ref107(data.version)
  const suberr348 = ref107.errors
  validate.errors = err348
  if (!res348) {
    validate.errors = [errorMerge(suberr348[0], "#/properties/version/$ref", "#/version")]
    return false
  }
  return true
};
const ref216 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-data-as-of"] !== undefined && hasOwn(data.headers, "x-data-as-of")) {
    if (!(typeof data.headers["x-data-as-of"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/type", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
    if (!format1.test(data.headers["x-data-as-of"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-as-of/format", instanceLocation: "#/headers/x-data-as-of" }]
      return false
    }
  }
  if (data.headers["x-data-range"] !== undefined && hasOwn(data.headers, "x-data-range")) {
    if (!(typeof data.headers["x-data-range"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/type", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (data.headers["x-data-range"].length > 10000 && stringLength(data.headers["x-data-range"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/maxLength", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
    if (!(pattern5.test(data.headers["x-data-range"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-data-range/pattern", instanceLocation: "#/headers/x-data-range" }]
      return false
    }
  }
  if (data.headers["x-produced-until"] !== undefined && hasOwn(data.headers, "x-produced-until")) {
    if (!(typeof data.headers["x-produced-until"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/type", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
    if (!format3.test(data.headers["x-produced-until"])) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-produced-until/format", instanceLocation: "#/headers/x-produced-until" }]
      return false
    }
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (data.headers["x-next-cursor"] !== undefined && hasOwn(data.headers, "x-next-cursor")) {
    if (!(typeof data.headers["x-next-cursor"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/type", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
    if (data.headers["x-next-cursor"].length > 512 && stringLength(data.headers["x-next-cursor"]) > 512) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/maxLength", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let uuuuuuu = 0; uuuuuuu < data.body.length; uuuuuuu++) {
    if (data.body[uuuuuuu] !== undefined && hasOwn(data.body, uuuuuuu)) {
      const err349 = validate.errors
      const res349 = ref217(data.body[uuuuuuu])
      const suberr349 = ref217.errors
      validate.errors = err349
      if (!res349) {
        validate.errors = [errorMerge(suberr349[0], "#/properties/body/items/$ref", "#/body/"+uuuuuuu)]
        return false
      }
    }
  }
  return true
};
const ref220 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.atBegin !== undefined && hasOwn(data, "atBegin"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/atBegin" }]
    return false
  }
  if (!(data.opened !== undefined && hasOwn(data, "opened"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/opened" }]
    return false
  }
  if (!(data.ended !== undefined && hasOwn(data, "ended"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/ended" }]
    return false
  }
  if (!(data.regrouped !== undefined && hasOwn(data, "regrouped"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/regrouped" }]
    return false
  }
  if (!(data.decided !== undefined && hasOwn(data, "decided"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/decided" }]
    return false
  }
  if (!(data.open !== undefined && hasOwn(data, "open"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/open" }]
    return false
  }
  if (!(Number.isInteger(data.atBegin) || data.atBegin === null)) {
    validate.errors = [{ keywordLocation: "#/properties/atBegin/type", instanceLocation: "#/atBegin" }]
    return false
  }
  if (typeof data.atBegin === "number") {
    if (!(0 <= data.atBegin)) {
      validate.errors = [{ keywordLocation: "#/properties/atBegin/minimum", instanceLocation: "#/atBegin" }]
      return false
    }
    if (!(1000000000000000 >= data.atBegin)) {
      validate.errors = [{ keywordLocation: "#/properties/atBegin/maximum", instanceLocation: "#/atBegin" }]
      return false
    }
  }
  if (!Number.isInteger(data.opened)) {
    validate.errors = [{ keywordLocation: "#/properties/opened/type", instanceLocation: "#/opened" }]
    return false
  }
  if (!(0 <= data.opened)) {
    validate.errors = [{ keywordLocation: "#/properties/opened/minimum", instanceLocation: "#/opened" }]
    return false
  }
  if (!(1000000000000000 >= data.opened)) {
    validate.errors = [{ keywordLocation: "#/properties/opened/maximum", instanceLocation: "#/opened" }]
    return false
  }
  if (!(Number.isInteger(data.ended) || data.ended === null)) {
    validate.errors = [{ keywordLocation: "#/properties/ended/type", instanceLocation: "#/ended" }]
    return false
  }
  if (typeof data.ended === "number") {
    if (!(0 <= data.ended)) {
      validate.errors = [{ keywordLocation: "#/properties/ended/minimum", instanceLocation: "#/ended" }]
      return false
    }
    if (!(1000000000000000 >= data.ended)) {
      validate.errors = [{ keywordLocation: "#/properties/ended/maximum", instanceLocation: "#/ended" }]
      return false
    }
  }
  if (!(Number.isInteger(data.regrouped) || data.regrouped === null)) {
    validate.errors = [{ keywordLocation: "#/properties/regrouped/type", instanceLocation: "#/regrouped" }]
    return false
  }
  if (typeof data.regrouped === "number") {
    if (!(-1000000000000000 <= data.regrouped)) {
      validate.errors = [{ keywordLocation: "#/properties/regrouped/minimum", instanceLocation: "#/regrouped" }]
      return false
    }
    if (!(1000000000000000 >= data.regrouped)) {
      validate.errors = [{ keywordLocation: "#/properties/regrouped/maximum", instanceLocation: "#/regrouped" }]
      return false
    }
  }
  if (!Number.isInteger(data.decided)) {
    validate.errors = [{ keywordLocation: "#/properties/decided/type", instanceLocation: "#/decided" }]
    return false
  }
  if (!(0 <= data.decided)) {
    validate.errors = [{ keywordLocation: "#/properties/decided/minimum", instanceLocation: "#/decided" }]
    return false
  }
  if (!(1000000000000000 >= data.decided)) {
    validate.errors = [{ keywordLocation: "#/properties/decided/maximum", instanceLocation: "#/decided" }]
    return false
  }
  if (!Number.isInteger(data.open)) {
    validate.errors = [{ keywordLocation: "#/properties/open/type", instanceLocation: "#/open" }]
    return false
  }
  if (!(0 <= data.open)) {
    validate.errors = [{ keywordLocation: "#/properties/open/minimum", instanceLocation: "#/open" }]
    return false
  }
  if (!(1000000000000000 >= data.open)) {
    validate.errors = [{ keywordLocation: "#/properties/open/maximum", instanceLocation: "#/open" }]
    return false
  }
  return true
};
const ref222 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.well !== undefined && hasOwn(data, "well"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/well" }]
    return false
  }
  if (!(data.silence !== undefined && hasOwn(data, "silence"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/silence" }]
    return false
  }
  const err356 = validate.errors
  const res356 = ref2(data.id)
  const suberr356 = ref2.errors
  validate.errors = err356
  if (!res356) {
    validate.errors = [errorMerge(suberr356[0], "#/properties/id/$ref", "#/id")]
    return false
  }
  const err357 = validate.errors
  const res357 = ref41(data.well)
  const suberr357 = ref41.errors
  validate.errors = err357
  if (!res357) {
    validate.errors = [errorMerge(suberr357[0], "#/properties/well/allOf/0/$ref", "#/well")]
    return false
  }
  let passes46 = 0
  const sub92 = (() => {
    const err358 = validate.errors
    const res358 = ref134(data.silence)
    const suberr358 = ref134.errors
    validate.errors = err358
    if (!res358) return false
    return true
  })()
  if (sub92) passes46++
  const sub93 = (() => {
    if (!(data.silence === null)) return false
    return true
  })()
  if (sub93) passes46++
  if (passes46 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/silence/oneOf", instanceLocation: "#/silence" }]
    return false
  }
  return true
};
const ref221 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.at !== undefined && hasOwn(data, "at"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/at" }]
    return false
  }
  if (!(data.by !== undefined && hasOwn(data, "by"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/by" }]
    return false
  }
  if (!(data.action !== undefined && hasOwn(data, "action"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/action" }]
    return false
  }
  if (!(data.assignee !== undefined && hasOwn(data, "assignee"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/assignee" }]
    return false
  }
  if (!(data.until !== undefined && hasOwn(data, "until"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/until" }]
    return false
  }
  if (!(data.feedback !== undefined && hasOwn(data, "feedback"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/feedback" }]
    return false
  }
  if (!(data.comment !== undefined && hasOwn(data, "comment"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/comment" }]
    return false
  }
  if (!(data.events !== undefined && hasOwn(data, "events"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/events" }]
    return false
  }
  if (!(typeof data.id === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/id/type", instanceLocation: "#/id" }]
    return false
  }
  if (!format4.test(data.id)) {
    validate.errors = [{ keywordLocation: "#/properties/id/format", instanceLocation: "#/id" }]
    return false
  }
  if (!(typeof data.at === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/at/type", instanceLocation: "#/at" }]
    return false
  }
  if (!format1.test(data.at)) {
    validate.errors = [{ keywordLocation: "#/properties/at/format", instanceLocation: "#/at" }]
    return false
  }
  if (!(typeof data.by === "string" || data.by === null)) {
    validate.errors = [{ keywordLocation: "#/properties/by/type", instanceLocation: "#/by" }]
    return false
  }
  if (typeof data.by === "string") {
    if (data.by.length > 10000 && stringLength(data.by) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/by/maxLength", instanceLocation: "#/by" }]
      return false
    }
  }
  const err354 = validate.errors
  const res354 = ref140(data.action)
  const suberr354 = ref140.errors
  validate.errors = err354
  if (!res354) {
    validate.errors = [errorMerge(suberr354[0], "#/properties/action/$ref", "#/action")]
    return false
  }
  if (!(typeof data.assignee === "string" || data.assignee === null)) {
    validate.errors = [{ keywordLocation: "#/properties/assignee/type", instanceLocation: "#/assignee" }]
    return false
  }
  if (typeof data.assignee === "string") {
    if (data.assignee.length > 10000 && stringLength(data.assignee) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/assignee/maxLength", instanceLocation: "#/assignee" }]
      return false
    }
  }
  if (!(typeof data.until === "string" || data.until === null)) {
    validate.errors = [{ keywordLocation: "#/properties/until/type", instanceLocation: "#/until" }]
    return false
  }
  if (typeof data.until === "string") {
    if (!format1.test(data.until)) {
      validate.errors = [{ keywordLocation: "#/properties/until/format", instanceLocation: "#/until" }]
      return false
    }
  }
  const err355 = validate.errors
  const res355 = ref138(data.feedback)
  const suberr355 = ref138.errors
  validate.errors = err355
  if (!res355) {
    validate.errors = [errorMerge(suberr355[0], "#/properties/feedback/$ref", "#/feedback")]
    return false
  }
  if (!(typeof data.comment === "string" || data.comment === null)) {
    validate.errors = [{ keywordLocation: "#/properties/comment/type", instanceLocation: "#/comment" }]
    return false
  }
  if (typeof data.comment === "string") {
    if (data.comment.length > 10000 && stringLength(data.comment) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/comment/maxLength", instanceLocation: "#/comment" }]
      return false
    }
  }
  if (!Array.isArray(data.events)) {
    validate.errors = [{ keywordLocation: "#/properties/events/type", instanceLocation: "#/events" }]
    return false
  }
  if (data.events.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/events/maxItems", instanceLocation: "#/events" }]
    return false
  }
  for (let zzzzzzz = 0; zzzzzzz < data.events.length; zzzzzzz++) {
    if (data.events[zzzzzzz] !== undefined && hasOwn(data.events, zzzzzzz)) {
      const err359 = validate.errors
      const res359 = ref222(data.events[zzzzzzz])
      const suberr359 = ref222.errors
      validate.errors = err359
      if (!res359) {
        validate.errors = [errorMerge(suberr359[0], "#/properties/events/items/$ref", "#/events/"+zzzzzzz)]
        return false
      }
    }
  }
  return true
};
const ref219 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.version !== undefined && hasOwn(data, "version"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/version" }]
    return false
  }
  if (!(data.since !== undefined && hasOwn(data, "since"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/since" }]
    return false
  }
  if (!(data.until !== undefined && hasOwn(data, "until"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/until" }]
    return false
  }
  if (!(data.note !== undefined && hasOwn(data, "note"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/note" }]
    return false
  }
  if (!(data.author !== undefined && hasOwn(data, "author"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/author" }]
    return false
  }
  if (!(data.mine !== undefined && hasOwn(data, "mine"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/mine" }]
    return false
  }
  if (!(data.savedAt !== undefined && hasOwn(data, "savedAt"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/savedAt" }]
    return false
  }
  if (!(data.confirmedBy !== undefined && hasOwn(data, "confirmedBy"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/confirmedBy" }]
    return false
  }
  if (!(data.confirmedAt !== undefined && hasOwn(data, "confirmedAt"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/confirmedAt" }]
    return false
  }
  if (!(data.newestDay !== undefined && hasOwn(data, "newestDay"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/newestDay" }]
    return false
  }
  if (!(data.counts !== undefined && hasOwn(data, "counts"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/counts" }]
    return false
  }
  if (!(data.opened !== undefined && hasOwn(data, "opened"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/opened" }]
    return false
  }
  if (!(data.ended !== undefined && hasOwn(data, "ended"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/ended" }]
    return false
  }
  if (!(data.decided !== undefined && hasOwn(data, "decided"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/decided" }]
    return false
  }
  if (!(data.open !== undefined && hasOwn(data, "open"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/open" }]
    return false
  }
  if (!(typeof data.id === "string" || data.id === null)) {
    validate.errors = [{ keywordLocation: "#/properties/id/type", instanceLocation: "#/id" }]
    return false
  }
  if (typeof data.id === "string") {
    if (!format4.test(data.id)) {
      validate.errors = [{ keywordLocation: "#/properties/id/format", instanceLocation: "#/id" }]
      return false
    }
  }
  let passes45 = 0
  const sub90 = (() => {
    const err350 = validate.errors
    const res350 = ref107(data.version)
    const suberr350 = ref107.errors
    validate.errors = err350
    if (!res350) return false
    return true
  })()
  if (sub90) passes45++
  const sub91 = (() => {
    if (!(data.version === null)) return false
    return true
  })()
  if (sub91) passes45++
  if (passes45 !== 1) {
    validate.errors = [{ keywordLocation: "#/properties/version/oneOf", instanceLocation: "#/version" }]
    return false
  }
  if (!(typeof data.since === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/since/type", instanceLocation: "#/since" }]
    return false
  }
  if (!format1.test(data.since)) {
    validate.errors = [{ keywordLocation: "#/properties/since/format", instanceLocation: "#/since" }]
    return false
  }
  if (!(typeof data.until === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/until/type", instanceLocation: "#/until" }]
    return false
  }
  if (!format1.test(data.until)) {
    validate.errors = [{ keywordLocation: "#/properties/until/format", instanceLocation: "#/until" }]
    return false
  }
  if (!(typeof data.note === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/note/type", instanceLocation: "#/note" }]
    return false
  }
  if (data.note.length > 10000 && stringLength(data.note) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/note/maxLength", instanceLocation: "#/note" }]
    return false
  }
  if (!(typeof data.author === "string" || data.author === null)) {
    validate.errors = [{ keywordLocation: "#/properties/author/type", instanceLocation: "#/author" }]
    return false
  }
  if (typeof data.author === "string") {
    if (data.author.length > 10000 && stringLength(data.author) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/author/maxLength", instanceLocation: "#/author" }]
      return false
    }
  }
  if (!(typeof data.mine === "boolean")) {
    validate.errors = [{ keywordLocation: "#/properties/mine/type", instanceLocation: "#/mine" }]
    return false
  }
  if (!(typeof data.savedAt === "string" || data.savedAt === null)) {
    validate.errors = [{ keywordLocation: "#/properties/savedAt/type", instanceLocation: "#/savedAt" }]
    return false
  }
  if (typeof data.savedAt === "string") {
    if (!format1.test(data.savedAt)) {
      validate.errors = [{ keywordLocation: "#/properties/savedAt/format", instanceLocation: "#/savedAt" }]
      return false
    }
  }
  if (!(typeof data.confirmedBy === "string" || data.confirmedBy === null)) {
    validate.errors = [{ keywordLocation: "#/properties/confirmedBy/type", instanceLocation: "#/confirmedBy" }]
    return false
  }
  if (typeof data.confirmedBy === "string") {
    if (data.confirmedBy.length > 10000 && stringLength(data.confirmedBy) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/confirmedBy/maxLength", instanceLocation: "#/confirmedBy" }]
      return false
    }
  }
  if (!(typeof data.confirmedAt === "string" || data.confirmedAt === null)) {
    validate.errors = [{ keywordLocation: "#/properties/confirmedAt/type", instanceLocation: "#/confirmedAt" }]
    return false
  }
  if (typeof data.confirmedAt === "string") {
    if (!format1.test(data.confirmedAt)) {
      validate.errors = [{ keywordLocation: "#/properties/confirmedAt/format", instanceLocation: "#/confirmedAt" }]
      return false
    }
  }
  if (!(typeof data.newestDay === "string" || data.newestDay === null)) {
    validate.errors = [{ keywordLocation: "#/properties/newestDay/type", instanceLocation: "#/newestDay" }]
    return false
  }
  if (typeof data.newestDay === "string") {
    if (!format3.test(data.newestDay)) {
      validate.errors = [{ keywordLocation: "#/properties/newestDay/format", instanceLocation: "#/newestDay" }]
      return false
    }
  }
  const err351 = validate.errors
  const res351 = ref220(data.counts)
  const suberr351 = ref220.errors
  validate.errors = err351
  if (!res351) {
    validate.errors = [errorMerge(suberr351[0], "#/properties/counts/$ref", "#/counts")]
    return false
  }
  if (!Array.isArray(data.opened)) {
    validate.errors = [{ keywordLocation: "#/properties/opened/type", instanceLocation: "#/opened" }]
    return false
  }
  if (data.opened.length > 500) {
    validate.errors = [{ keywordLocation: "#/properties/opened/maxItems", instanceLocation: "#/opened" }]
    return false
  }
  for (let vvvvvvv = 0; vvvvvvv < data.opened.length; vvvvvvv++) {
    if (data.opened[vvvvvvv] !== undefined && hasOwn(data.opened, vvvvvvv)) {
      const err352 = validate.errors
      const res352 = ref131(data.opened[vvvvvvv])
      const suberr352 = ref131.errors
      validate.errors = err352
      if (!res352) {
        validate.errors = [errorMerge(suberr352[0], "#/properties/opened/items/$ref", "#/opened/"+vvvvvvv)]
        return false
      }
    }
  }
  if (!Array.isArray(data.ended)) {
    validate.errors = [{ keywordLocation: "#/properties/ended/type", instanceLocation: "#/ended" }]
    return false
  }
  if (data.ended.length > 500) {
    validate.errors = [{ keywordLocation: "#/properties/ended/maxItems", instanceLocation: "#/ended" }]
    return false
  }
  for (let xxxxxxx = 0; xxxxxxx < data.ended.length; xxxxxxx++) {
    if (data.ended[xxxxxxx] !== undefined && hasOwn(data.ended, xxxxxxx)) {
      const err353 = validate.errors
      const res353 = ref131(data.ended[xxxxxxx])
      const suberr353 = ref131.errors
      validate.errors = err353
      if (!res353) {
        validate.errors = [errorMerge(suberr353[0], "#/properties/ended/items/$ref", "#/ended/"+xxxxxxx)]
        return false
      }
    }
  }
  if (!Array.isArray(data.decided)) {
    validate.errors = [{ keywordLocation: "#/properties/decided/type", instanceLocation: "#/decided" }]
    return false
  }
  if (data.decided.length > 500) {
    validate.errors = [{ keywordLocation: "#/properties/decided/maxItems", instanceLocation: "#/decided" }]
    return false
  }
  for (let yyyyyyy = 0; yyyyyyy < data.decided.length; yyyyyyy++) {
    if (data.decided[yyyyyyy] !== undefined && hasOwn(data.decided, yyyyyyy)) {
      const err360 = validate.errors
      const res360 = ref221(data.decided[yyyyyyy])
      const suberr360 = ref221.errors
      validate.errors = err360
      if (!res360) {
        validate.errors = [errorMerge(suberr360[0], "#/properties/decided/items/$ref", "#/decided/"+yyyyyyy)]
        return false
      }
    }
  }
  if (!Array.isArray(data.open)) {
    validate.errors = [{ keywordLocation: "#/properties/open/type", instanceLocation: "#/open" }]
    return false
  }
  if (data.open.length > 500) {
    validate.errors = [{ keywordLocation: "#/properties/open/maxItems", instanceLocation: "#/open" }]
    return false
  }
  for (let iiiiiiii = 0; iiiiiiii < data.open.length; iiiiiiii++) {
    if (data.open[iiiiiiii] !== undefined && hasOwn(data.open, iiiiiiii)) {
      const err361 = validate.errors
      const res361 = ref131(data.open[iiiiiiii])
      const suberr361 = ref131.errors
      validate.errors = err361
      if (!res361) {
        validate.errors = [errorMerge(suberr361[0], "#/properties/open/items/$ref", "#/open/"+iiiiiiii)]
        return false
      }
    }
  }
  return true
};
const ref218 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  const err362 = validate.errors
  const res362 = ref219(data.body)
  const suberr362 = ref219.errors
  validate.errors = err362
  if (!res362) {
    validate.errors = [errorMerge(suberr362[0], "#/properties/body/$ref", "#/body")]
    return false
  }
  return true
};
const ref224 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.since !== undefined && hasOwn(data, "since"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/since" }]
    return false
  }
  if (!(data.until !== undefined && hasOwn(data, "until"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/until" }]
    return false
  }
  if (!(data.author !== undefined && hasOwn(data, "author"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/author" }]
    return false
  }
  if (!(data.confirmedBy !== undefined && hasOwn(data, "confirmedBy"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/confirmedBy" }]
    return false
  }
  if (!(data.note !== undefined && hasOwn(data, "note"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/note" }]
    return false
  }
  if (!(data.counts !== undefined && hasOwn(data, "counts"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/counts" }]
    return false
  }
  if (!(typeof data.id === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/id/type", instanceLocation: "#/id" }]
    return false
  }
  if (!format4.test(data.id)) {
    validate.errors = [{ keywordLocation: "#/properties/id/format", instanceLocation: "#/id" }]
    return false
  }
  if (!(typeof data.since === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/since/type", instanceLocation: "#/since" }]
    return false
  }
  if (!format1.test(data.since)) {
    validate.errors = [{ keywordLocation: "#/properties/since/format", instanceLocation: "#/since" }]
    return false
  }
  if (!(typeof data.until === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/until/type", instanceLocation: "#/until" }]
    return false
  }
  if (!format1.test(data.until)) {
    validate.errors = [{ keywordLocation: "#/properties/until/format", instanceLocation: "#/until" }]
    return false
  }
  if (!(typeof data.author === "string" || data.author === null)) {
    validate.errors = [{ keywordLocation: "#/properties/author/type", instanceLocation: "#/author" }]
    return false
  }
  if (typeof data.author === "string") {
    if (data.author.length > 10000 && stringLength(data.author) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/author/maxLength", instanceLocation: "#/author" }]
      return false
    }
  }
  if (!(typeof data.confirmedBy === "string" || data.confirmedBy === null)) {
    validate.errors = [{ keywordLocation: "#/properties/confirmedBy/type", instanceLocation: "#/confirmedBy" }]
    return false
  }
  if (typeof data.confirmedBy === "string") {
    if (data.confirmedBy.length > 10000 && stringLength(data.confirmedBy) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/confirmedBy/maxLength", instanceLocation: "#/confirmedBy" }]
      return false
    }
  }
  if (!(typeof data.note === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/note/type", instanceLocation: "#/note" }]
    return false
  }
  if (data.note.length > 10000 && stringLength(data.note) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/note/maxLength", instanceLocation: "#/note" }]
    return false
  }
  const err363 = validate.errors
  const res363 = ref220(data.counts)
  const suberr363 = ref220.errors
  validate.errors = err363
  if (!res363) {
    validate.errors = [errorMerge(suberr363[0], "#/properties/counts/$ref", "#/counts")]
    return false
  }
  return true
};
const ref223 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (data.headers["x-next-cursor"] !== undefined && hasOwn(data.headers, "x-next-cursor")) {
    if (!(typeof data.headers["x-next-cursor"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/type", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
    if (data.headers["x-next-cursor"].length > 512 && stringLength(data.headers["x-next-cursor"]) > 512) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/maxLength", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let jjjjjjjj = 0; jjjjjjjj < data.body.length; jjjjjjjj++) {
    if (data.body[jjjjjjjj] !== undefined && hasOwn(data.body, jjjjjjjj)) {
      const err364 = validate.errors
      const res364 = ref224(data.body[jjjjjjjj])
      const suberr364 = ref224.errors
      validate.errors = err364
      if (!res364) {
        validate.errors = [errorMerge(suberr364[0], "#/properties/body/items/$ref", "#/body/"+jjjjjjjj)]
        return false
      }
    }
  }
  return true
};
const pattern8 = new RegExp("^(https:\\/\\/|\\/(?![/\\\\]))", "u");
const ref228 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.text !== undefined && hasOwn(data, "text"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/text" }]
    return false
  }
  if (!(data.strong !== undefined && hasOwn(data, "strong"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/strong" }]
    return false
  }
  if (!(data.emphasis !== undefined && hasOwn(data, "emphasis"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/emphasis" }]
    return false
  }
  if (!(data.code !== undefined && hasOwn(data, "code"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/code" }]
    return false
  }
  if (!(data.href !== undefined && hasOwn(data, "href"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/href" }]
    return false
  }
  if (!(typeof data.text === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/text/type", instanceLocation: "#/text" }]
    return false
  }
  if (data.text.length > 10000 && stringLength(data.text) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/text/maxLength", instanceLocation: "#/text" }]
    return false
  }
  if (!(typeof data.strong === "boolean")) {
    validate.errors = [{ keywordLocation: "#/properties/strong/type", instanceLocation: "#/strong" }]
    return false
  }
  if (!(typeof data.emphasis === "boolean")) {
    validate.errors = [{ keywordLocation: "#/properties/emphasis/type", instanceLocation: "#/emphasis" }]
    return false
  }
  if (!(typeof data.code === "boolean")) {
    validate.errors = [{ keywordLocation: "#/properties/code/type", instanceLocation: "#/code" }]
    return false
  }
  if (!(typeof data.href === "string" || data.href === null)) {
    validate.errors = [{ keywordLocation: "#/properties/href/type", instanceLocation: "#/href" }]
    return false
  }
  if (typeof data.href === "string") {
    if (data.href.length > 2000 && stringLength(data.href) > 2000) {
      validate.errors = [{ keywordLocation: "#/properties/href/maxLength", instanceLocation: "#/href" }]
      return false
    }
    if (!pattern8.test(data.href)) {
      validate.errors = [{ keywordLocation: "#/properties/href/pattern", instanceLocation: "#/href" }]
      return false
    }
  }
  return true
};
const ref227 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.kind !== undefined && hasOwn(data, "kind"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/kind" }]
    return false
  }
  if (!(data.level !== undefined && hasOwn(data, "level"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/level" }]
    return false
  }
  if (!(data.runs !== undefined && hasOwn(data, "runs"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/runs" }]
    return false
  }
  if (!(typeof data.kind === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/kind/type", instanceLocation: "#/kind" }]
    return false
  }
  if (!pattern2.test(data.kind)) {
    validate.errors = [{ keywordLocation: "#/properties/kind/pattern", instanceLocation: "#/kind" }]
    return false
  }
  if (!Number.isInteger(data.level)) {
    validate.errors = [{ keywordLocation: "#/properties/level/type", instanceLocation: "#/level" }]
    return false
  }
  if (!(1 <= data.level)) {
    validate.errors = [{ keywordLocation: "#/properties/level/minimum", instanceLocation: "#/level" }]
    return false
  }
  if (!(4 >= data.level)) {
    validate.errors = [{ keywordLocation: "#/properties/level/maximum", instanceLocation: "#/level" }]
    return false
  }
  if (!Array.isArray(data.runs)) {
    validate.errors = [{ keywordLocation: "#/properties/runs/type", instanceLocation: "#/runs" }]
    return false
  }
  if (data.runs.length > 1000) {
    validate.errors = [{ keywordLocation: "#/properties/runs/maxItems", instanceLocation: "#/runs" }]
    return false
  }
  for (let mmmmmmmm = 0; mmmmmmmm < data.runs.length; mmmmmmmm++) {
    if (data.runs[mmmmmmmm] !== undefined && hasOwn(data.runs, mmmmmmmm)) {
      const err367 = validate.errors
      const res367 = ref228(data.runs[mmmmmmmm])
      const suberr367 = ref228.errors
      validate.errors = err367
      if (!res367) {
        validate.errors = [errorMerge(suberr367[0], "#/properties/runs/items/$ref", "#/runs/"+mmmmmmmm)]
        return false
      }
    }
  }
  return true
};
const ref226 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.date !== undefined && hasOwn(data, "date"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/date" }]
    return false
  }
  if (!(data.version !== undefined && hasOwn(data, "version"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/version" }]
    return false
  }
  if (!(data.title !== undefined && hasOwn(data, "title"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/title" }]
    return false
  }
  if (!(data.summary !== undefined && hasOwn(data, "summary"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/summary" }]
    return false
  }
  if (!(data.language !== undefined && hasOwn(data, "language"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/language" }]
    return false
  }
  if (!(data.blocks !== undefined && hasOwn(data, "blocks"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/blocks" }]
    return false
  }
  const err365 = validate.errors
  const res365 = ref2(data.id)
  const suberr365 = ref2.errors
  validate.errors = err365
  if (!res365) {
    validate.errors = [errorMerge(suberr365[0], "#/properties/id/$ref", "#/id")]
    return false
  }
  if (!(typeof data.date === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/date/type", instanceLocation: "#/date" }]
    return false
  }
  if (!format3.test(data.date)) {
    validate.errors = [{ keywordLocation: "#/properties/date/format", instanceLocation: "#/date" }]
    return false
  }
  if (!(typeof data.version === "string" || data.version === null)) {
    validate.errors = [{ keywordLocation: "#/properties/version/type", instanceLocation: "#/version" }]
    return false
  }
  if (typeof data.version === "string") {
    if (data.version.length > 40 && stringLength(data.version) > 40) {
      validate.errors = [{ keywordLocation: "#/properties/version/maxLength", instanceLocation: "#/version" }]
      return false
    }
  }
  if (!(typeof data.title === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/title/type", instanceLocation: "#/title" }]
    return false
  }
  if (data.title.length > 120 && stringLength(data.title) > 120) {
    validate.errors = [{ keywordLocation: "#/properties/title/maxLength", instanceLocation: "#/title" }]
    return false
  }
  if (!(typeof data.summary === "string" || data.summary === null)) {
    validate.errors = [{ keywordLocation: "#/properties/summary/type", instanceLocation: "#/summary" }]
    return false
  }
  if (typeof data.summary === "string") {
    if (data.summary.length > 400 && stringLength(data.summary) > 400) {
      validate.errors = [{ keywordLocation: "#/properties/summary/maxLength", instanceLocation: "#/summary" }]
      return false
    }
  }
  const err366 = validate.errors
  const res366 = ref26(data.language)
  const suberr366 = ref26.errors
  validate.errors = err366
  if (!res366) {
    validate.errors = [errorMerge(suberr366[0], "#/properties/language/$ref", "#/language")]
    return false
  }
  if (!Array.isArray(data.blocks)) {
    validate.errors = [{ keywordLocation: "#/properties/blocks/type", instanceLocation: "#/blocks" }]
    return false
  }
  if (data.blocks.length > 1000) {
    validate.errors = [{ keywordLocation: "#/properties/blocks/maxItems", instanceLocation: "#/blocks" }]
    return false
  }
  for (let llllllll = 0; llllllll < data.blocks.length; llllllll++) {
    if (data.blocks[llllllll] !== undefined && hasOwn(data.blocks, llllllll)) {
      const err368 = validate.errors
      const res368 = ref227(data.blocks[llllllll])
      const suberr368 = ref227.errors
      validate.errors = err368
      if (!res368) {
        validate.errors = [errorMerge(suberr368[0], "#/properties/blocks/items/$ref", "#/blocks/"+llllllll)]
        return false
      }
    }
  }
  return true
};
const ref225 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 200) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let kkkkkkkk = 0; kkkkkkkk < data.body.length; kkkkkkkk++) {
    if (data.body[kkkkkkkk] !== undefined && hasOwn(data.body, kkkkkkkk)) {
      const err369 = validate.errors
      const res369 = ref226(data.body[kkkkkkkk])
      const suberr369 = ref226.errors
      validate.errors = err369
      if (!res369) {
        validate.errors = [errorMerge(suberr369[0], "#/properties/body/items/$ref", "#/body/"+kkkkkkkk)]
        return false
      }
    }
  }
  return true
};
const ref230 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.available !== undefined && hasOwn(data, "available"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/available" }]
    return false
  }
  if (!(typeof data.available === "boolean")) {
    validate.errors = [{ keywordLocation: "#/properties/available/type", instanceLocation: "#/available" }]
    return false
  }
  return true
};
const ref229 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  const err370 = validate.errors
  const res370 = ref230(data.body)
  const suberr370 = ref230.errors
  validate.errors = err370
  if (!res370) {
    validate.errors = [errorMerge(suberr370[0], "#/properties/body/$ref", "#/body")]
    return false
  }
  return true
};
const ref233 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "string")) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!pattern2.test(data)) {
    validate.errors = [{ keywordLocation: "#/pattern", instanceLocation: "#" }]
    return false
  }
  return true
};
const ref232 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.email !== undefined && hasOwn(data, "email"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/email" }]
    return false
  }
  if (!(data.firstName !== undefined && hasOwn(data, "firstName"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/firstName" }]
    return false
  }
  if (!(data.lastName !== undefined && hasOwn(data, "lastName"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/lastName" }]
    return false
  }
  if (!(data.roleId !== undefined && hasOwn(data, "roleId"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/roleId" }]
    return false
  }
  if (!(data.isSSO !== undefined && hasOwn(data, "isSSO"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/isSSO" }]
    return false
  }
  if (!(data.state !== undefined && hasOwn(data, "state"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/state" }]
    return false
  }
  if (!(data.invitationEndsAt !== undefined && hasOwn(data, "invitationEndsAt"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/invitationEndsAt" }]
    return false
  }
  if (!(data.lockedUntil !== undefined && hasOwn(data, "lockedUntil"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/lockedUntil" }]
    return false
  }
  if (!(data.sessions !== undefined && hasOwn(data, "sessions"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/sessions" }]
    return false
  }
  if (!(data.lastSignInAt !== undefined && hasOwn(data, "lastSignInAt"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/lastSignInAt" }]
    return false
  }
  if (!(data.createdAt !== undefined && hasOwn(data, "createdAt"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/createdAt" }]
    return false
  }
  const err371 = validate.errors
  const res371 = ref2(data.id)
  const suberr371 = ref2.errors
  validate.errors = err371
  if (!res371) {
    validate.errors = [errorMerge(suberr371[0], "#/properties/id/$ref", "#/id")]
    return false
  }
  if (!(typeof data.email === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/email/type", instanceLocation: "#/email" }]
    return false
  }
  if (data.email.length > 254 && stringLength(data.email) > 254) {
    validate.errors = [{ keywordLocation: "#/properties/email/maxLength", instanceLocation: "#/email" }]
    return false
  }
  if (!(typeof data.firstName === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/firstName/type", instanceLocation: "#/firstName" }]
    return false
  }
  if (data.firstName.length > 120 && stringLength(data.firstName) > 120) {
    validate.errors = [{ keywordLocation: "#/properties/firstName/maxLength", instanceLocation: "#/firstName" }]
    return false
  }
  if (!(typeof data.lastName === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/lastName/type", instanceLocation: "#/lastName" }]
    return false
  }
  if (data.lastName.length > 120 && stringLength(data.lastName) > 120) {
    validate.errors = [{ keywordLocation: "#/properties/lastName/maxLength", instanceLocation: "#/lastName" }]
    return false
  }
  if (!Number.isInteger(data.roleId)) {
    validate.errors = [{ keywordLocation: "#/properties/roleId/type", instanceLocation: "#/roleId" }]
    return false
  }
  if (!(1 <= data.roleId)) {
    validate.errors = [{ keywordLocation: "#/properties/roleId/minimum", instanceLocation: "#/roleId" }]
    return false
  }
  if (!(1000000000000000 >= data.roleId)) {
    validate.errors = [{ keywordLocation: "#/properties/roleId/maximum", instanceLocation: "#/roleId" }]
    return false
  }
  if (!(typeof data.isSSO === "boolean")) {
    validate.errors = [{ keywordLocation: "#/properties/isSSO/type", instanceLocation: "#/isSSO" }]
    return false
  }
  const err372 = validate.errors
  const res372 = ref233(data.state)
  const suberr372 = ref233.errors
  validate.errors = err372
  if (!res372) {
    validate.errors = [errorMerge(suberr372[0], "#/properties/state/$ref", "#/state")]
    return false
  }
  if (!(typeof data.invitationEndsAt === "string" || data.invitationEndsAt === null)) {
    validate.errors = [{ keywordLocation: "#/properties/invitationEndsAt/type", instanceLocation: "#/invitationEndsAt" }]
    return false
  }
  if (typeof data.invitationEndsAt === "string") {
    if (!format1.test(data.invitationEndsAt)) {
      validate.errors = [{ keywordLocation: "#/properties/invitationEndsAt/format", instanceLocation: "#/invitationEndsAt" }]
      return false
    }
  }
  if (!(typeof data.lockedUntil === "string" || data.lockedUntil === null)) {
    validate.errors = [{ keywordLocation: "#/properties/lockedUntil/type", instanceLocation: "#/lockedUntil" }]
    return false
  }
  if (typeof data.lockedUntil === "string") {
    if (!format1.test(data.lockedUntil)) {
      validate.errors = [{ keywordLocation: "#/properties/lockedUntil/format", instanceLocation: "#/lockedUntil" }]
      return false
    }
  }
  if (!Number.isInteger(data.sessions)) {
    validate.errors = [{ keywordLocation: "#/properties/sessions/type", instanceLocation: "#/sessions" }]
    return false
  }
  if (!(0 <= data.sessions)) {
    validate.errors = [{ keywordLocation: "#/properties/sessions/minimum", instanceLocation: "#/sessions" }]
    return false
  }
  if (!(1000000000000000 >= data.sessions)) {
    validate.errors = [{ keywordLocation: "#/properties/sessions/maximum", instanceLocation: "#/sessions" }]
    return false
  }
  if (!(typeof data.lastSignInAt === "string" || data.lastSignInAt === null)) {
    validate.errors = [{ keywordLocation: "#/properties/lastSignInAt/type", instanceLocation: "#/lastSignInAt" }]
    return false
  }
  if (typeof data.lastSignInAt === "string") {
    if (!format1.test(data.lastSignInAt)) {
      validate.errors = [{ keywordLocation: "#/properties/lastSignInAt/format", instanceLocation: "#/lastSignInAt" }]
      return false
    }
  }
  if (!(typeof data.createdAt === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/createdAt/type", instanceLocation: "#/createdAt" }]
    return false
  }
  if (!format1.test(data.createdAt)) {
    validate.errors = [{ keywordLocation: "#/properties/createdAt/format", instanceLocation: "#/createdAt" }]
    return false
  }
  return true
};
const ref231 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (data.headers["x-next-cursor"] !== undefined && hasOwn(data.headers, "x-next-cursor")) {
    if (!(typeof data.headers["x-next-cursor"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/type", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
    if (data.headers["x-next-cursor"].length > 512 && stringLength(data.headers["x-next-cursor"]) > 512) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/maxLength", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let nnnnnnnn = 0; nnnnnnnn < data.body.length; nnnnnnnn++) {
    if (data.body[nnnnnnnn] !== undefined && hasOwn(data.body, nnnnnnnn)) {
      const err373 = validate.errors
      const res373 = ref232(data.body[nnnnnnnn])
      const suberr373 = ref232.errors
      validate.errors = err373
      if (!res373) {
        validate.errors = [errorMerge(suberr373[0], "#/properties/body/items/$ref", "#/body/"+nnnnnnnn)]
        return false
      }
    }
  }
  return true
};
const ref235 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.device !== undefined && hasOwn(data, "device"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/device" }]
    return false
  }
  if (!(data.address !== undefined && hasOwn(data, "address"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/address" }]
    return false
  }
  if (!(data.signedInAt !== undefined && hasOwn(data, "signedInAt"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/signedInAt" }]
    return false
  }
  if (!(data.lastSeenAt !== undefined && hasOwn(data, "lastSeenAt"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/lastSeenAt" }]
    return false
  }
  if (!(data.current !== undefined && hasOwn(data, "current"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/current" }]
    return false
  }
  const err374 = validate.errors
  const res374 = ref2(data.id)
  const suberr374 = ref2.errors
  validate.errors = err374
  if (!res374) {
    validate.errors = [errorMerge(suberr374[0], "#/properties/id/$ref", "#/id")]
    return false
  }
  if (!(typeof data.device === "string" || data.device === null)) {
    validate.errors = [{ keywordLocation: "#/properties/device/type", instanceLocation: "#/device" }]
    return false
  }
  if (typeof data.device === "string") {
    if (data.device.length > 512 && stringLength(data.device) > 512) {
      validate.errors = [{ keywordLocation: "#/properties/device/maxLength", instanceLocation: "#/device" }]
      return false
    }
  }
  if (!(typeof data.address === "string" || data.address === null)) {
    validate.errors = [{ keywordLocation: "#/properties/address/type", instanceLocation: "#/address" }]
    return false
  }
  if (typeof data.address === "string") {
    if (data.address.length > 64 && stringLength(data.address) > 64) {
      validate.errors = [{ keywordLocation: "#/properties/address/maxLength", instanceLocation: "#/address" }]
      return false
    }
  }
  if (!(typeof data.signedInAt === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/signedInAt/type", instanceLocation: "#/signedInAt" }]
    return false
  }
  if (!format1.test(data.signedInAt)) {
    validate.errors = [{ keywordLocation: "#/properties/signedInAt/format", instanceLocation: "#/signedInAt" }]
    return false
  }
  if (!(typeof data.lastSeenAt === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/lastSeenAt/type", instanceLocation: "#/lastSeenAt" }]
    return false
  }
  if (!format1.test(data.lastSeenAt)) {
    validate.errors = [{ keywordLocation: "#/properties/lastSeenAt/format", instanceLocation: "#/lastSeenAt" }]
    return false
  }
  if (!(typeof data.current === "boolean")) {
    validate.errors = [{ keywordLocation: "#/properties/current/type", instanceLocation: "#/current" }]
    return false
  }
  return true
};
const ref234 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 50) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let oooooooo = 0; oooooooo < data.body.length; oooooooo++) {
    if (data.body[oooooooo] !== undefined && hasOwn(data.body, oooooooo)) {
      const err375 = validate.errors
      const res375 = ref235(data.body[oooooooo])
      const suberr375 = ref235.errors
      validate.errors = err375
      if (!res375) {
        validate.errors = [errorMerge(suberr375[0], "#/properties/body/items/$ref", "#/body/"+oooooooo)]
        return false
      }
    }
  }
  return true
};
const ref237 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.name !== undefined && hasOwn(data, "name"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/name" }]
    return false
  }
  if (!(data.description !== undefined && hasOwn(data, "description"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/description" }]
    return false
  }
  if (!(data.address !== undefined && hasOwn(data, "address"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/address" }]
    return false
  }
  if (!(data.takesUsersOver !== undefined && hasOwn(data, "takesUsersOver"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/takesUsersOver" }]
    return false
  }
  if (!(data.frameOrigin !== undefined && hasOwn(data, "frameOrigin"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/frameOrigin" }]
    return false
  }
  if (!(data.active !== undefined && hasOwn(data, "active"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/active" }]
    return false
  }
  const err376 = validate.errors
  const res376 = ref2(data.id)
  const suberr376 = ref2.errors
  validate.errors = err376
  if (!res376) {
    validate.errors = [errorMerge(suberr376[0], "#/properties/id/$ref", "#/id")]
    return false
  }
  if (!(typeof data.name === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/name/type", instanceLocation: "#/name" }]
    return false
  }
  if (data.name.length > 120 && stringLength(data.name) > 120) {
    validate.errors = [{ keywordLocation: "#/properties/name/maxLength", instanceLocation: "#/name" }]
    return false
  }
  if (!(typeof data.description === "string" || data.description === null)) {
    validate.errors = [{ keywordLocation: "#/properties/description/type", instanceLocation: "#/description" }]
    return false
  }
  if (typeof data.description === "string") {
    if (data.description.length > 1000 && stringLength(data.description) > 1000) {
      validate.errors = [{ keywordLocation: "#/properties/description/maxLength", instanceLocation: "#/description" }]
      return false
    }
  }
  if (!(typeof data.address === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/address/type", instanceLocation: "#/address" }]
    return false
  }
  if (data.address.length > 10000 && stringLength(data.address) > 10000) {
    validate.errors = [{ keywordLocation: "#/properties/address/maxLength", instanceLocation: "#/address" }]
    return false
  }
  if (!(typeof data.takesUsersOver === "boolean")) {
    validate.errors = [{ keywordLocation: "#/properties/takesUsersOver/type", instanceLocation: "#/takesUsersOver" }]
    return false
  }
  if (!(typeof data.frameOrigin === "string" || data.frameOrigin === null)) {
    validate.errors = [{ keywordLocation: "#/properties/frameOrigin/type", instanceLocation: "#/frameOrigin" }]
    return false
  }
  if (typeof data.frameOrigin === "string") {
    if (data.frameOrigin.length > 10000 && stringLength(data.frameOrigin) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/frameOrigin/maxLength", instanceLocation: "#/frameOrigin" }]
      return false
    }
  }
  if (!(typeof data.active === "boolean")) {
    validate.errors = [{ keywordLocation: "#/properties/active/type", instanceLocation: "#/active" }]
    return false
  }
  return true
};
const ref236 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 500) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let pppppppp = 0; pppppppp < data.body.length; pppppppp++) {
    if (data.body[pppppppp] !== undefined && hasOwn(data.body, pppppppp)) {
      const err377 = validate.errors
      const res377 = ref237(data.body[pppppppp])
      const suberr377 = ref237.errors
      validate.errors = err377
      if (!res377) {
        validate.errors = [errorMerge(suberr377[0], "#/properties/body/items/$ref", "#/body/"+pppppppp)]
        return false
      }
    }
  }
  return true
};
const ref239 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.id !== undefined && hasOwn(data, "id"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/id" }]
    return false
  }
  if (!(data.at !== undefined && hasOwn(data, "at"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/at" }]
    return false
  }
  if (!(data.kind !== undefined && hasOwn(data, "kind"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/kind" }]
    return false
  }
  if (!(data.outcome !== undefined && hasOwn(data, "outcome"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/outcome" }]
    return false
  }
  if (!(data.person !== undefined && hasOwn(data, "person"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/person" }]
    return false
  }
  if (!(data.subject !== undefined && hasOwn(data, "subject"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/subject" }]
    return false
  }
  if (!(data.address !== undefined && hasOwn(data, "address"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/address" }]
    return false
  }
  if (!(data.detail !== undefined && hasOwn(data, "detail"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/detail" }]
    return false
  }
  const err378 = validate.errors
  const res378 = ref2(data.id)
  const suberr378 = ref2.errors
  validate.errors = err378
  if (!res378) {
    validate.errors = [errorMerge(suberr378[0], "#/properties/id/$ref", "#/id")]
    return false
  }
  if (!(typeof data.at === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/at/type", instanceLocation: "#/at" }]
    return false
  }
  if (!format1.test(data.at)) {
    validate.errors = [{ keywordLocation: "#/properties/at/format", instanceLocation: "#/at" }]
    return false
  }
  if (!(typeof data.kind === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/kind/type", instanceLocation: "#/kind" }]
    return false
  }
  if (data.kind.length > 64 && stringLength(data.kind) > 64) {
    validate.errors = [{ keywordLocation: "#/properties/kind/maxLength", instanceLocation: "#/kind" }]
    return false
  }
  if (!(typeof data.outcome === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/outcome/type", instanceLocation: "#/outcome" }]
    return false
  }
  if (!pattern2.test(data.outcome)) {
    validate.errors = [{ keywordLocation: "#/properties/outcome/pattern", instanceLocation: "#/outcome" }]
    return false
  }
  if (!(typeof data.person === "string" || data.person === null)) {
    validate.errors = [{ keywordLocation: "#/properties/person/type", instanceLocation: "#/person" }]
    return false
  }
  if (typeof data.person === "string") {
    if (data.person.length > 10000 && stringLength(data.person) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/person/maxLength", instanceLocation: "#/person" }]
      return false
    }
  }
  if (!(typeof data.subject === "string" || data.subject === null)) {
    validate.errors = [{ keywordLocation: "#/properties/subject/type", instanceLocation: "#/subject" }]
    return false
  }
  if (typeof data.subject === "string") {
    if (data.subject.length > 10000 && stringLength(data.subject) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/subject/maxLength", instanceLocation: "#/subject" }]
      return false
    }
  }
  if (!(typeof data.address === "string" || data.address === null)) {
    validate.errors = [{ keywordLocation: "#/properties/address/type", instanceLocation: "#/address" }]
    return false
  }
  if (typeof data.address === "string") {
    if (data.address.length > 64 && stringLength(data.address) > 64) {
      validate.errors = [{ keywordLocation: "#/properties/address/maxLength", instanceLocation: "#/address" }]
      return false
    }
  }
  if (!(typeof data.detail === "object" && data.detail && !Array.isArray(data.detail))) {
    validate.errors = [{ keywordLocation: "#/properties/detail/type", instanceLocation: "#/detail" }]
    return false
  }
  for (const key4 of Object.keys(data.detail)) {
    if (!(typeof data.detail[key4] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/detail/additionalProperties/type", instanceLocation: "#/detail/"+pointerPart(key4) }]
      return false
    }
    if (data.detail[key4].length > 10000 && stringLength(data.detail[key4]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/detail/additionalProperties/maxLength", instanceLocation: "#/detail/"+pointerPart(key4) }]
      return false
    }
  }
  return true
};
const ref238 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  if (data.headers["x-total-count"] !== undefined && hasOwn(data.headers, "x-total-count")) {
    if (!(typeof data.headers["x-total-count"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/type", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (data.headers["x-total-count"].length > 10000 && stringLength(data.headers["x-total-count"]) > 10000) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/maxLength", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
    if (!(pattern4.test(data.headers["x-total-count"]))) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-total-count/pattern", instanceLocation: "#/headers/x-total-count" }]
      return false
    }
  }
  if (data.headers["x-next-cursor"] !== undefined && hasOwn(data.headers, "x-next-cursor")) {
    if (!(typeof data.headers["x-next-cursor"] === "string")) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/type", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
    if (data.headers["x-next-cursor"].length > 512 && stringLength(data.headers["x-next-cursor"]) > 512) {
      validate.errors = [{ keywordLocation: "#/properties/headers/properties/x-next-cursor/maxLength", instanceLocation: "#/headers/x-next-cursor" }]
      return false
    }
  }
  if (!Array.isArray(data.body)) {
    validate.errors = [{ keywordLocation: "#/properties/body/type", instanceLocation: "#/body" }]
    return false
  }
  if (data.body.length > 100000) {
    validate.errors = [{ keywordLocation: "#/properties/body/maxItems", instanceLocation: "#/body" }]
    return false
  }
  for (let qqqqqqqq = 0; qqqqqqqq < data.body.length; qqqqqqqq++) {
    if (data.body[qqqqqqqq] !== undefined && hasOwn(data.body, qqqqqqqq)) {
      const err379 = validate.errors
      const res379 = ref239(data.body[qqqqqqqq])
      const suberr379 = ref239.errors
      validate.errors = err379
      if (!res379) {
        validate.errors = [errorMerge(suberr379[0], "#/properties/body/items/$ref", "#/body/"+qqqqqqqq)]
        return false
      }
    }
  }
  return true
};
const ref242 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.from !== undefined && hasOwn(data, "from"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/from" }]
    return false
  }
  if (!(data.people !== undefined && hasOwn(data, "people"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/people" }]
    return false
  }
  if (!(data.returning !== undefined && hasOwn(data, "returning"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/returning" }]
    return false
  }
  if (!(typeof data.from === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/from/type", instanceLocation: "#/from" }]
    return false
  }
  if (!format3.test(data.from)) {
    validate.errors = [{ keywordLocation: "#/properties/from/format", instanceLocation: "#/from" }]
    return false
  }
  if (!(Number.isInteger(data.people) || data.people === null)) {
    validate.errors = [{ keywordLocation: "#/properties/people/type", instanceLocation: "#/people" }]
    return false
  }
  if (typeof data.people === "number") {
    if (!(0 <= data.people)) {
      validate.errors = [{ keywordLocation: "#/properties/people/minimum", instanceLocation: "#/people" }]
      return false
    }
    if (!(1000000000000000 >= data.people)) {
      validate.errors = [{ keywordLocation: "#/properties/people/maximum", instanceLocation: "#/people" }]
      return false
    }
  }
  if (!(Number.isInteger(data.returning) || data.returning === null)) {
    validate.errors = [{ keywordLocation: "#/properties/returning/type", instanceLocation: "#/returning" }]
    return false
  }
  if (typeof data.returning === "number") {
    if (!(0 <= data.returning)) {
      validate.errors = [{ keywordLocation: "#/properties/returning/minimum", instanceLocation: "#/returning" }]
      return false
    }
    if (!(1000000000000000 >= data.returning)) {
      validate.errors = [{ keywordLocation: "#/properties/returning/maximum", instanceLocation: "#/returning" }]
      return false
    }
  }
  return true
};
const ref243 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.name !== undefined && hasOwn(data, "name"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/name" }]
    return false
  }
  if (!(data.count !== undefined && hasOwn(data, "count"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/count" }]
    return false
  }
  if (!(data.people !== undefined && hasOwn(data, "people"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/people" }]
    return false
  }
  if (!(typeof data.name === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/name/type", instanceLocation: "#/name" }]
    return false
  }
  if (data.name.length > 100 && stringLength(data.name) > 100) {
    validate.errors = [{ keywordLocation: "#/properties/name/maxLength", instanceLocation: "#/name" }]
    return false
  }
  if (!(Number.isInteger(data.count) || data.count === null)) {
    validate.errors = [{ keywordLocation: "#/properties/count/type", instanceLocation: "#/count" }]
    return false
  }
  if (typeof data.count === "number") {
    if (!(0 <= data.count)) {
      validate.errors = [{ keywordLocation: "#/properties/count/minimum", instanceLocation: "#/count" }]
      return false
    }
    if (!(1000000000000000 >= data.count)) {
      validate.errors = [{ keywordLocation: "#/properties/count/maximum", instanceLocation: "#/count" }]
      return false
    }
  }
  if (!(Number.isInteger(data.people) || data.people === null)) {
    validate.errors = [{ keywordLocation: "#/properties/people/type", instanceLocation: "#/people" }]
    return false
  }
  if (typeof data.people === "number") {
    if (!(0 <= data.people)) {
      validate.errors = [{ keywordLocation: "#/properties/people/minimum", instanceLocation: "#/people" }]
      return false
    }
    if (!(1000000000000000 >= data.people)) {
      validate.errors = [{ keywordLocation: "#/properties/people/maximum", instanceLocation: "#/people" }]
      return false
    }
  }
  return true
};
const ref244 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.from !== undefined && hasOwn(data, "from"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/from" }]
    return false
  }
  if (!(data.count !== undefined && hasOwn(data, "count"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/count" }]
    return false
  }
  if (!(data.people !== undefined && hasOwn(data, "people"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/people" }]
    return false
  }
  if (!(data.medianMinutes !== undefined && hasOwn(data, "medianMinutes"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/medianMinutes" }]
    return false
  }
  if (!(typeof data.from === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/from/type", instanceLocation: "#/from" }]
    return false
  }
  if (!format3.test(data.from)) {
    validate.errors = [{ keywordLocation: "#/properties/from/format", instanceLocation: "#/from" }]
    return false
  }
  if (!(Number.isInteger(data.count) || data.count === null)) {
    validate.errors = [{ keywordLocation: "#/properties/count/type", instanceLocation: "#/count" }]
    return false
  }
  if (typeof data.count === "number") {
    if (!(0 <= data.count)) {
      validate.errors = [{ keywordLocation: "#/properties/count/minimum", instanceLocation: "#/count" }]
      return false
    }
    if (!(1000000000000000 >= data.count)) {
      validate.errors = [{ keywordLocation: "#/properties/count/maximum", instanceLocation: "#/count" }]
      return false
    }
  }
  if (!(Number.isInteger(data.people) || data.people === null)) {
    validate.errors = [{ keywordLocation: "#/properties/people/type", instanceLocation: "#/people" }]
    return false
  }
  if (typeof data.people === "number") {
    if (!(0 <= data.people)) {
      validate.errors = [{ keywordLocation: "#/properties/people/minimum", instanceLocation: "#/people" }]
      return false
    }
    if (!(1000000000000000 >= data.people)) {
      validate.errors = [{ keywordLocation: "#/properties/people/maximum", instanceLocation: "#/people" }]
      return false
    }
  }
  if (!(Number.isInteger(data.medianMinutes) || data.medianMinutes === null)) {
    validate.errors = [{ keywordLocation: "#/properties/medianMinutes/type", instanceLocation: "#/medianMinutes" }]
    return false
  }
  if (typeof data.medianMinutes === "number") {
    if (!(0 <= data.medianMinutes)) {
      validate.errors = [{ keywordLocation: "#/properties/medianMinutes/minimum", instanceLocation: "#/medianMinutes" }]
      return false
    }
    if (!(1000000000000000 >= data.medianMinutes)) {
      validate.errors = [{ keywordLocation: "#/properties/medianMinutes/maximum", instanceLocation: "#/medianMinutes" }]
      return false
    }
  }
  return true
};
const ref246 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "string")) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!pattern2.test(data)) {
    validate.errors = [{ keywordLocation: "#/pattern", instanceLocation: "#" }]
    return false
  }
  return true
};
const ref245 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.page !== undefined && hasOwn(data, "page"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/page" }]
    return false
  }
  if (!(data.people !== undefined && hasOwn(data, "people"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/people" }]
    return false
  }
  if (!(data.lcpMs !== undefined && hasOwn(data, "lcpMs"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/lcpMs" }]
    return false
  }
  if (!(data.inpMs !== undefined && hasOwn(data, "inpMs"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/inpMs" }]
    return false
  }
  if (!(data.clsThousandths !== undefined && hasOwn(data, "clsThousandths"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/clsThousandths" }]
    return false
  }
  const err391 = validate.errors
  const res391 = ref246(data.page)
  const suberr391 = ref246.errors
  validate.errors = err391
  if (!res391) {
    validate.errors = [errorMerge(suberr391[0], "#/properties/page/$ref", "#/page")]
    return false
  }
  if (!(Number.isInteger(data.people) || data.people === null)) {
    validate.errors = [{ keywordLocation: "#/properties/people/type", instanceLocation: "#/people" }]
    return false
  }
  if (typeof data.people === "number") {
    if (!(0 <= data.people)) {
      validate.errors = [{ keywordLocation: "#/properties/people/minimum", instanceLocation: "#/people" }]
      return false
    }
    if (!(1000000000000000 >= data.people)) {
      validate.errors = [{ keywordLocation: "#/properties/people/maximum", instanceLocation: "#/people" }]
      return false
    }
  }
  if (!(Number.isInteger(data.lcpMs) || data.lcpMs === null)) {
    validate.errors = [{ keywordLocation: "#/properties/lcpMs/type", instanceLocation: "#/lcpMs" }]
    return false
  }
  if (typeof data.lcpMs === "number") {
    if (!(0 <= data.lcpMs)) {
      validate.errors = [{ keywordLocation: "#/properties/lcpMs/minimum", instanceLocation: "#/lcpMs" }]
      return false
    }
    if (!(1000000000000000 >= data.lcpMs)) {
      validate.errors = [{ keywordLocation: "#/properties/lcpMs/maximum", instanceLocation: "#/lcpMs" }]
      return false
    }
  }
  if (!(Number.isInteger(data.inpMs) || data.inpMs === null)) {
    validate.errors = [{ keywordLocation: "#/properties/inpMs/type", instanceLocation: "#/inpMs" }]
    return false
  }
  if (typeof data.inpMs === "number") {
    if (!(0 <= data.inpMs)) {
      validate.errors = [{ keywordLocation: "#/properties/inpMs/minimum", instanceLocation: "#/inpMs" }]
      return false
    }
    if (!(1000000000000000 >= data.inpMs)) {
      validate.errors = [{ keywordLocation: "#/properties/inpMs/maximum", instanceLocation: "#/inpMs" }]
      return false
    }
  }
  if (!(Number.isInteger(data.clsThousandths) || data.clsThousandths === null)) {
    validate.errors = [{ keywordLocation: "#/properties/clsThousandths/type", instanceLocation: "#/clsThousandths" }]
    return false
  }
  if (typeof data.clsThousandths === "number") {
    if (!(0 <= data.clsThousandths)) {
      validate.errors = [{ keywordLocation: "#/properties/clsThousandths/minimum", instanceLocation: "#/clsThousandths" }]
      return false
    }
    if (!(1000000000000000 >= data.clsThousandths)) {
      validate.errors = [{ keywordLocation: "#/properties/clsThousandths/maximum", instanceLocation: "#/clsThousandths" }]
      return false
    }
  }
  return true
};
const ref241 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.month !== undefined && hasOwn(data, "month"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/month" }]
    return false
  }
  if (!(data.months !== undefined && hasOwn(data, "months"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/months" }]
    return false
  }
  if (!(data.keptDays !== undefined && hasOwn(data, "keptDays"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/keptDays" }]
    return false
  }
  if (!(data.keptMonths !== undefined && hasOwn(data, "keptMonths"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/keptMonths" }]
    return false
  }
  if (!(data.smallestGroup !== undefined && hasOwn(data, "smallestGroup"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/smallestGroup" }]
    return false
  }
  if (!(data.byDay !== undefined && hasOwn(data, "byDay"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/byDay" }]
    return false
  }
  if (!(data.byWeek !== undefined && hasOwn(data, "byWeek"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/byWeek" }]
    return false
  }
  if (!(data.byMonth !== undefined && hasOwn(data, "byMonth"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/byMonth" }]
    return false
  }
  if (!(data.sessions !== undefined && hasOwn(data, "sessions"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/sessions" }]
    return false
  }
  if (!(data.views !== undefined && hasOwn(data, "views"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/views" }]
    return false
  }
  if (!(data.features !== undefined && hasOwn(data, "features"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/features" }]
    return false
  }
  if (!(data.filters !== undefined && hasOwn(data, "filters"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/filters" }]
    return false
  }
  if (!(data.exports !== undefined && hasOwn(data, "exports"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/exports" }]
    return false
  }
  if (!(data.emptySearches !== undefined && hasOwn(data, "emptySearches"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/emptySearches" }]
    return false
  }
  if (!(data.errors !== undefined && hasOwn(data, "errors"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/errors" }]
    return false
  }
  if (!(data.acknowledgements !== undefined && hasOwn(data, "acknowledgements"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/acknowledgements" }]
    return false
  }
  if (!(data.loadTimes !== undefined && hasOwn(data, "loadTimes"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/loadTimes" }]
    return false
  }
  if (!(typeof data.month === "string")) {
    validate.errors = [{ keywordLocation: "#/properties/month/type", instanceLocation: "#/month" }]
    return false
  }
  if (data.month.length > 7 && stringLength(data.month) > 7) {
    validate.errors = [{ keywordLocation: "#/properties/month/maxLength", instanceLocation: "#/month" }]
    return false
  }
  if (!Array.isArray(data.months)) {
    validate.errors = [{ keywordLocation: "#/properties/months/type", instanceLocation: "#/months" }]
    return false
  }
  if (data.months.length > 40) {
    validate.errors = [{ keywordLocation: "#/properties/months/maxItems", instanceLocation: "#/months" }]
    return false
  }
  for (let rrrrrrrr = 0; rrrrrrrr < data.months.length; rrrrrrrr++) {
    if (data.months[rrrrrrrr] !== undefined && hasOwn(data.months, rrrrrrrr)) {
      if (!(typeof data.months[rrrrrrrr] === "string")) {
        validate.errors = [{ keywordLocation: "#/properties/months/items/type", instanceLocation: "#/months/"+rrrrrrrr }]
        return false
      }
      if (data.months[rrrrrrrr].length > 7 && stringLength(data.months[rrrrrrrr]) > 7) {
        validate.errors = [{ keywordLocation: "#/properties/months/items/maxLength", instanceLocation: "#/months/"+rrrrrrrr }]
        return false
      }
    }
  }
  if (!Number.isInteger(data.keptDays)) {
    validate.errors = [{ keywordLocation: "#/properties/keptDays/type", instanceLocation: "#/keptDays" }]
    return false
  }
  if (!(1 <= data.keptDays)) {
    validate.errors = [{ keywordLocation: "#/properties/keptDays/minimum", instanceLocation: "#/keptDays" }]
    return false
  }
  if (!(1000000000000000 >= data.keptDays)) {
    validate.errors = [{ keywordLocation: "#/properties/keptDays/maximum", instanceLocation: "#/keptDays" }]
    return false
  }
  if (!Number.isInteger(data.keptMonths)) {
    validate.errors = [{ keywordLocation: "#/properties/keptMonths/type", instanceLocation: "#/keptMonths" }]
    return false
  }
  if (!(1 <= data.keptMonths)) {
    validate.errors = [{ keywordLocation: "#/properties/keptMonths/minimum", instanceLocation: "#/keptMonths" }]
    return false
  }
  if (!(1000000000000000 >= data.keptMonths)) {
    validate.errors = [{ keywordLocation: "#/properties/keptMonths/maximum", instanceLocation: "#/keptMonths" }]
    return false
  }
  if (!Number.isInteger(data.smallestGroup)) {
    validate.errors = [{ keywordLocation: "#/properties/smallestGroup/type", instanceLocation: "#/smallestGroup" }]
    return false
  }
  if (!(1 <= data.smallestGroup)) {
    validate.errors = [{ keywordLocation: "#/properties/smallestGroup/minimum", instanceLocation: "#/smallestGroup" }]
    return false
  }
  if (!(1000000000000000 >= data.smallestGroup)) {
    validate.errors = [{ keywordLocation: "#/properties/smallestGroup/maximum", instanceLocation: "#/smallestGroup" }]
    return false
  }
  if (!Array.isArray(data.byDay)) {
    validate.errors = [{ keywordLocation: "#/properties/byDay/type", instanceLocation: "#/byDay" }]
    return false
  }
  if (data.byDay.length > 31) {
    validate.errors = [{ keywordLocation: "#/properties/byDay/maxItems", instanceLocation: "#/byDay" }]
    return false
  }
  for (let ssssssss = 0; ssssssss < data.byDay.length; ssssssss++) {
    if (data.byDay[ssssssss] !== undefined && hasOwn(data.byDay, ssssssss)) {
      const err380 = validate.errors
      const res380 = ref242(data.byDay[ssssssss])
      const suberr380 = ref242.errors
      validate.errors = err380
      if (!res380) {
        validate.errors = [errorMerge(suberr380[0], "#/properties/byDay/items/$ref", "#/byDay/"+ssssssss)]
        return false
      }
    }
  }
  if (!Array.isArray(data.byWeek)) {
    validate.errors = [{ keywordLocation: "#/properties/byWeek/type", instanceLocation: "#/byWeek" }]
    return false
  }
  if (data.byWeek.length > 6) {
    validate.errors = [{ keywordLocation: "#/properties/byWeek/maxItems", instanceLocation: "#/byWeek" }]
    return false
  }
  for (let tttttttt = 0; tttttttt < data.byWeek.length; tttttttt++) {
    if (data.byWeek[tttttttt] !== undefined && hasOwn(data.byWeek, tttttttt)) {
      const err381 = validate.errors
      const res381 = ref242(data.byWeek[tttttttt])
      const suberr381 = ref242.errors
      validate.errors = err381
      if (!res381) {
        validate.errors = [errorMerge(suberr381[0], "#/properties/byWeek/items/$ref", "#/byWeek/"+tttttttt)]
        return false
      }
    }
  }
  if (!Array.isArray(data.byMonth)) {
    validate.errors = [{ keywordLocation: "#/properties/byMonth/type", instanceLocation: "#/byMonth" }]
    return false
  }
  if (data.byMonth.length > 40) {
    validate.errors = [{ keywordLocation: "#/properties/byMonth/maxItems", instanceLocation: "#/byMonth" }]
    return false
  }
  for (let uuuuuuuu = 0; uuuuuuuu < data.byMonth.length; uuuuuuuu++) {
    if (data.byMonth[uuuuuuuu] !== undefined && hasOwn(data.byMonth, uuuuuuuu)) {
      const err382 = validate.errors
      const res382 = ref242(data.byMonth[uuuuuuuu])
      const suberr382 = ref242.errors
      validate.errors = err382
      if (!res382) {
        validate.errors = [errorMerge(suberr382[0], "#/properties/byMonth/items/$ref", "#/byMonth/"+uuuuuuuu)]
        return false
      }
    }
  }
  if (!Array.isArray(data.sessions)) {
    validate.errors = [{ keywordLocation: "#/properties/sessions/type", instanceLocation: "#/sessions" }]
    return false
  }
  if (data.sessions.length > 2) {
    validate.errors = [{ keywordLocation: "#/properties/sessions/maxItems", instanceLocation: "#/sessions" }]
    return false
  }
  for (let vvvvvvvv = 0; vvvvvvvv < data.sessions.length; vvvvvvvv++) {
    if (data.sessions[vvvvvvvv] !== undefined && hasOwn(data.sessions, vvvvvvvv)) {
      const err383 = validate.errors
      const res383 = ref243(data.sessions[vvvvvvvv])
      const suberr383 = ref243.errors
      validate.errors = err383
      if (!res383) {
        validate.errors = [errorMerge(suberr383[0], "#/properties/sessions/items/$ref", "#/sessions/"+vvvvvvvv)]
        return false
      }
    }
  }
  if (!Array.isArray(data.views)) {
    validate.errors = [{ keywordLocation: "#/properties/views/type", instanceLocation: "#/views" }]
    return false
  }
  if (data.views.length > 40) {
    validate.errors = [{ keywordLocation: "#/properties/views/maxItems", instanceLocation: "#/views" }]
    return false
  }
  for (let xxxxxxxx = 0; xxxxxxxx < data.views.length; xxxxxxxx++) {
    if (data.views[xxxxxxxx] !== undefined && hasOwn(data.views, xxxxxxxx)) {
      const err384 = validate.errors
      const res384 = ref243(data.views[xxxxxxxx])
      const suberr384 = ref243.errors
      validate.errors = err384
      if (!res384) {
        validate.errors = [errorMerge(suberr384[0], "#/properties/views/items/$ref", "#/views/"+xxxxxxxx)]
        return false
      }
    }
  }
  if (!Array.isArray(data.features)) {
    validate.errors = [{ keywordLocation: "#/properties/features/type", instanceLocation: "#/features" }]
    return false
  }
  if (data.features.length > 40) {
    validate.errors = [{ keywordLocation: "#/properties/features/maxItems", instanceLocation: "#/features" }]
    return false
  }
  for (let yyyyyyyy = 0; yyyyyyyy < data.features.length; yyyyyyyy++) {
    if (data.features[yyyyyyyy] !== undefined && hasOwn(data.features, yyyyyyyy)) {
      const err385 = validate.errors
      const res385 = ref243(data.features[yyyyyyyy])
      const suberr385 = ref243.errors
      validate.errors = err385
      if (!res385) {
        validate.errors = [errorMerge(suberr385[0], "#/properties/features/items/$ref", "#/features/"+yyyyyyyy)]
        return false
      }
    }
  }
  if (!Array.isArray(data.filters)) {
    validate.errors = [{ keywordLocation: "#/properties/filters/type", instanceLocation: "#/filters" }]
    return false
  }
  if (data.filters.length > 40) {
    validate.errors = [{ keywordLocation: "#/properties/filters/maxItems", instanceLocation: "#/filters" }]
    return false
  }
  for (let zzzzzzzz = 0; zzzzzzzz < data.filters.length; zzzzzzzz++) {
    if (data.filters[zzzzzzzz] !== undefined && hasOwn(data.filters, zzzzzzzz)) {
      const err386 = validate.errors
      const res386 = ref243(data.filters[zzzzzzzz])
      const suberr386 = ref243.errors
      validate.errors = err386
      if (!res386) {
        validate.errors = [errorMerge(suberr386[0], "#/properties/filters/items/$ref", "#/filters/"+zzzzzzzz)]
        return false
      }
    }
  }
  if (!Array.isArray(data.exports)) {
    validate.errors = [{ keywordLocation: "#/properties/exports/type", instanceLocation: "#/exports" }]
    return false
  }
  if (data.exports.length > 40) {
    validate.errors = [{ keywordLocation: "#/properties/exports/maxItems", instanceLocation: "#/exports" }]
    return false
  }
  for (let iiiiiiiii = 0; iiiiiiiii < data.exports.length; iiiiiiiii++) {
    if (data.exports[iiiiiiiii] !== undefined && hasOwn(data.exports, iiiiiiiii)) {
      const err387 = validate.errors
      const res387 = ref243(data.exports[iiiiiiiii])
      const suberr387 = ref243.errors
      validate.errors = err387
      if (!res387) {
        validate.errors = [errorMerge(suberr387[0], "#/properties/exports/items/$ref", "#/exports/"+iiiiiiiii)]
        return false
      }
    }
  }
  if (!Array.isArray(data.emptySearches)) {
    validate.errors = [{ keywordLocation: "#/properties/emptySearches/type", instanceLocation: "#/emptySearches" }]
    return false
  }
  if (data.emptySearches.length > 50) {
    validate.errors = [{ keywordLocation: "#/properties/emptySearches/maxItems", instanceLocation: "#/emptySearches" }]
    return false
  }
  for (let jjjjjjjjj = 0; jjjjjjjjj < data.emptySearches.length; jjjjjjjjj++) {
    if (data.emptySearches[jjjjjjjjj] !== undefined && hasOwn(data.emptySearches, jjjjjjjjj)) {
      const err388 = validate.errors
      const res388 = ref243(data.emptySearches[jjjjjjjjj])
      const suberr388 = ref243.errors
      validate.errors = err388
      if (!res388) {
        validate.errors = [errorMerge(suberr388[0], "#/properties/emptySearches/items/$ref", "#/emptySearches/"+jjjjjjjjj)]
        return false
      }
    }
  }
  if (!Array.isArray(data.errors)) {
    validate.errors = [{ keywordLocation: "#/properties/errors/type", instanceLocation: "#/errors" }]
    return false
  }
  if (data.errors.length > 40) {
    validate.errors = [{ keywordLocation: "#/properties/errors/maxItems", instanceLocation: "#/errors" }]
    return false
  }
  for (let kkkkkkkkk = 0; kkkkkkkkk < data.errors.length; kkkkkkkkk++) {
    if (data.errors[kkkkkkkkk] !== undefined && hasOwn(data.errors, kkkkkkkkk)) {
      const err389 = validate.errors
      const res389 = ref243(data.errors[kkkkkkkkk])
      const suberr389 = ref243.errors
      validate.errors = err389
      if (!res389) {
        validate.errors = [errorMerge(suberr389[0], "#/properties/errors/items/$ref", "#/errors/"+kkkkkkkkk)]
        return false
      }
    }
  }
  if (!Array.isArray(data.acknowledgements)) {
    validate.errors = [{ keywordLocation: "#/properties/acknowledgements/type", instanceLocation: "#/acknowledgements" }]
    return false
  }
  if (data.acknowledgements.length > 6) {
    validate.errors = [{ keywordLocation: "#/properties/acknowledgements/maxItems", instanceLocation: "#/acknowledgements" }]
    return false
  }
  for (let lllllllll = 0; lllllllll < data.acknowledgements.length; lllllllll++) {
    if (data.acknowledgements[lllllllll] !== undefined && hasOwn(data.acknowledgements, lllllllll)) {
      const err390 = validate.errors
      const res390 = ref244(data.acknowledgements[lllllllll])
      const suberr390 = ref244.errors
      validate.errors = err390
      if (!res390) {
        validate.errors = [errorMerge(suberr390[0], "#/properties/acknowledgements/items/$ref", "#/acknowledgements/"+lllllllll)]
        return false
      }
    }
  }
  if (!Array.isArray(data.loadTimes)) {
    validate.errors = [{ keywordLocation: "#/properties/loadTimes/type", instanceLocation: "#/loadTimes" }]
    return false
  }
  if (data.loadTimes.length > 40) {
    validate.errors = [{ keywordLocation: "#/properties/loadTimes/maxItems", instanceLocation: "#/loadTimes" }]
    return false
  }
  for (let mmmmmmmmm = 0; mmmmmmmmm < data.loadTimes.length; mmmmmmmmm++) {
    if (data.loadTimes[mmmmmmmmm] !== undefined && hasOwn(data.loadTimes, mmmmmmmmm)) {
      const err392 = validate.errors
      const res392 = ref245(data.loadTimes[mmmmmmmmm])
      const suberr392 = ref245.errors
      validate.errors = err392
      if (!res392) {
        validate.errors = [errorMerge(suberr392[0], "#/properties/loadTimes/items/$ref", "#/loadTimes/"+mmmmmmmmm)]
        return false
      }
    }
  }
  return true
};
const ref240 = function validate(data) {
  validate.errors = null
  if (!(typeof data === "object" && data && !Array.isArray(data))) {
    validate.errors = [{ keywordLocation: "#/type", instanceLocation: "#" }]
    return false
  }
  if (!(data.body !== undefined && hasOwn(data, "body"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/body" }]
    return false
  }
  if (!(data.headers !== undefined && hasOwn(data, "headers"))) {
    validate.errors = [{ keywordLocation: "#/required", instanceLocation: "#/headers" }]
    return false
  }
  if (!(typeof data.headers === "object" && data.headers && !Array.isArray(data.headers))) {
    validate.errors = [{ keywordLocation: "#/properties/headers/type", instanceLocation: "#/headers" }]
    return false
  }
  const err393 = validate.errors
  const res393 = ref241(data.body)
  const suberr393 = ref241.errors
  validate.errors = err393
  if (!res393) {
    validate.errors = [errorMerge(suberr393[0], "#/properties/body/$ref", "#/body")]
    return false
  }
  return true
};
return ([
  ref0,
  ref7,
  ref12,
  ref14,
  ref18,
  ref20,
  ref27,
  ref36,
  ref37,
  ref45,
  ref46,
  ref48,
  ref49,
  ref53,
  ref54,
  ref62,
  ref65,
  ref72,
  ref83,
  ref86,
  ref89,
  ref93,
  ref99,
  ref104,
  ref111,
  ref115,
  ref117,
  ref123,
  ref128,
  ref129,
  ref141,
  ref147,
  ref148,
  ref150,
  ref151,
  ref152,
  ref153,
  ref156,
  ref160,
  ref161,
  ref163,
  ref164,
  ref165,
  ref166,
  ref167,
  ref168,
  ref172,
  ref176,
  ref183,
  ref185,
  ref189,
  ref193,
  ref200,
  ref209,
  ref210,
  ref213,
  ref214,
  ref216,
  ref218,
  ref223,
  ref225,
  ref229,
  ref231,
  ref234,
  ref236,
  ref238,
  ref240
])})();

/** The checks by the path of the call. */
export const answerChecks: Readonly<Record<string, AnswerCheck | undefined>> = {
  '/CNXUser/userinfo': checks[0],
  '/CNXUser/GetPreferences': checks[1],
  '/CNXUser/GetProfile': checks[2],
  '/CNXUser/GetAccountSecurity': checks[3],
  '/CNXApplications/GetApplications': checks[4],
  '/Notification/GetNotificationsInfo': checks[5],
  '/Dashboard/GetDeferredProductionInfo': checks[6],
  '/Dashboard/GetProductionOptimizationInfo': checks[8],
  '/Dashboard/GetScheduleInfo': checks[10],
  '/Dashboard/GetSustainableProductionInfo': checks[12],
  '/Dashboard/GetProductionDayInfo': checks[14],
  '/Dashboard/GetProductionDayWells': checks[15],
  '/Dashboard/GetDataHealth': checks[16],
  '/Statistics/GetProductionStatistics': checks[17],
  '/Statistics/GetProductionCourse': checks[18],
  '/Statistics/GetPlanCourse': checks[19],
  '/Statistics/GetPumpSurvival': checks[20],
  '/Statistics/GetWellCounts': checks[21],
  '/OptimizationDashboard/GetFrequencyInfo': checks[22],
  '/OptimizationDashboard/GetFrequencyChangeInfo': checks[23],
  '/OptimizationDashboard/GetTrackedFrequencyChangeInfo': checks[24],
  '/OptimizationDashboard/GetOptimizationSummary': checks[25],
  '/ExceptionReport/GetChangeDetectionStatistics': checks[26],
  '/ExceptionReport/GetChangePoints': checks[27],
  '/ExceptionReport/GetChangePoint': checks[29],
  '/ExceptionReport/GetGasInterfaceExceptionReportInfo': checks[30],
  '/ExceptionReport/GetHighProductionDropExceptionReportInfo': checks[32],
  '/ExceptionReport/GetExceptions': checks[34],
  '/ExceptionReport/GetExceptionSummary': checks[36],
  '/ExceptionReport/GetException': checks[37],
  '/ExceptionReport/GetAssignees': checks[38],
  '/ExceptionReport/GetBusinessUnits': checks[39],
  '/ExceptionReport/GetAreas': checks[40],
  '/ExceptionReport/GetFields': checks[41],
  '/ExceptionReport/GetManufacturers': checks[42],
  '/ExceptionReport/GetWellGroups': checks[43],
  '/ExceptionReport/GetMethodOfProductions': checks[44],
  '/ExceptionReport/GetWells': checks[45],
  '/Wells/{wellId}/GetDailyProduction': checks[46],
  '/Wells/{wellId}/GetWell': checks[47],
  '/Wells/{wellId}/GetWellHistory': checks[48],
  '/Wells/{wellId}/GetWellHours': checks[49],
  '/Wells/{wellId}/GetSensitivity': checks[50],
  '/Wells/GetWellSeries': checks[51],
  '/Search/GetResults': checks[52],
  '/Search/GetSuggestions': checks[53],
  '/Views/GetViews': checks[54],
  '/Views/GetView': checks[55],
  '/Links/GetLink': checks[56],
  '/Annotations/GetAnnotations': checks[57],
  '/ExceptionReport/GetShiftHandover': checks[58],
  '/ExceptionReport/GetShiftHandovers': checks[59],
  '/Content/GetNews': checks[60],
  '/Support/GetSupport': checks[61],
  '/Administration/GetPeople': checks[62],
  '/Administration/GetPersonSessions': checks[63],
  '/Administration/GetRegisteredApplications': checks[64],
  '/Administration/GetAuditEvents': checks[65],
  '/Administration/GetUserAnalytics': checks[66],
};

/** Most rows of a page of the list that a call answers. */
export const maxRowsOfPages: Readonly<Record<string, number | undefined>> = {
  '/Notification/GetNotificationsInfo': 500,
  '/Dashboard/GetDeferredProductionInfo': 500,
  '/Dashboard/GetScheduleInfo': 500,
  '/Dashboard/GetProductionDayWells': 500,
  '/OptimizationDashboard/GetFrequencyInfo': 500,
  '/OptimizationDashboard/GetFrequencyChangeInfo': 500,
  '/OptimizationDashboard/GetTrackedFrequencyChangeInfo': 500,
  '/ExceptionReport/GetChangePoints': 500,
  '/ExceptionReport/GetGasInterfaceExceptionReportInfo': 500,
  '/ExceptionReport/GetHighProductionDropExceptionReportInfo': 500,
  '/ExceptionReport/GetExceptions': 500,
  '/ExceptionReport/GetAssignees': 500,
  '/Search/GetSuggestions': 20,
  '/Views/GetViews': 500,
  '/Annotations/GetAnnotations': 500,
  '/ExceptionReport/GetShiftHandovers': 500,
  '/Administration/GetPeople': 500,
  '/Administration/GetAuditEvents': 500,
};

/** The checks of some of the rows that the call answers as lines. */
export const rowChecks: Readonly<Record<string, AnswerCheck | undefined>> = {
  '/Dashboard/GetDeferredProductionInfo': checks[7],
  '/Dashboard/GetProductionOptimizationInfo': checks[9],
  '/Dashboard/GetScheduleInfo': checks[11],
  '/Dashboard/GetSustainableProductionInfo': checks[13],
  '/ExceptionReport/GetChangePoints': checks[28],
  '/ExceptionReport/GetGasInterfaceExceptionReportInfo': checks[31],
  '/ExceptionReport/GetHighProductionDropExceptionReportInfo': checks[33],
  '/ExceptionReport/GetExceptions': checks[35],
};
