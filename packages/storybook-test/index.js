export * from 'storybook/test';
