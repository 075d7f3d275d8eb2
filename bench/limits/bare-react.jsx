import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

function SignIn() {
  useEffect(() => {
    performance.mark('usable');
  }, []);
  return (
    <main>
      <h1>Log in</h1>
      <p>Welcome back! Please enter your details.</p>
      <form method="post">
        <label>
          Email <input name="email" type="email" autoFocus />
        </label>
        <button>Next</button>
      </form>
    </main>
  );
}

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<SignIn />} />
      </Routes>
    </BrowserRouter>
  </StrictMode>,
);
