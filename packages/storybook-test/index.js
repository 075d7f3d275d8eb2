// Named one by one: in Storybook's own build `storybook/test` is an object of the page, which `export *` cannot take apart.
import * as tools from 'storybook/test';

export const {
  clearAllMocks,
  configure,
  expect,
  fireEvent,
  fn,
  isMockFunction,
  mocked,
  resetAllMocks,
  restoreAllMocks,
  screen,
  spyOn,
  userEvent,
  waitFor,
  waitForElementToBeRemoved,
  within,
} = tools;
